use super::*;

const RIGHT: PadCommand = PadCommand::Go(Direction::Right);
const LEFT: PadCommand = PadCommand::Go(Direction::Left);
const UP: PadCommand = PadCommand::Go(Direction::Up);
const DOWN: PadCommand = PadCommand::Go(Direction::Down);

/// A standard gamepad with these buttons down.
fn down(buttons: &[usize]) -> Reading {
    Reading {
        is_standard: true,
        buttons: (0..17).map(|button| buttons.contains(&button)).collect(),
        axes: vec![0.0; 4],
        ..Reading::default()
    }
}

/// A standard gamepad whose left stick is here.
fn stick(right: f64, down_: f64) -> Reading {
    Reading {
        axes: vec![right, down_, 0.0, 0.0],
        ..down(&[])
    }
}

/// A gamepad that the browser does not know, with these axes.
fn other(axes: &[f64], buttons: &[usize]) -> Reading {
    Reading {
        is_standard: false,
        axes: axes.to_vec(),
        ..down(buttons)
    }
}

/// Ten axes, of which the last is a hat.
fn with_hat(hat: f64) -> Reading {
    let mut axes = vec![0.0; 10];
    axes[HAT] = hat;
    other(&axes, &[])
}

/// Gamepads that have been at rest as in this reading, and then had their last button pressed, which does nothing.
fn woken(rest: &Reading) -> Gamepads {
    let mut pads = Gamepads::default();
    let mut pressed = rest.clone();
    pressed.buttons[16] = true;
    for reading in [rest, &pressed, rest] {
        assert_eq!(pads.read(core::slice::from_ref(reading), 0.0, true), []);
    }
    pads
}

/// The commands of one gamepad that goes through these readings, 10 ms after each other.
fn commands(pads: &mut Gamepads, readings: &[Reading]) -> Vec<PadCommand> {
    let times = (1..).map(|step| f64::from(step) * 10.0);
    readings
        .iter()
        .zip(times)
        .flat_map(|(reading, now)| pads.read(core::slice::from_ref(reading), now, true))
        .collect()
}

#[test]
fn a_button_counts_once_until_it_is_released() {
    let mut pads = woken(&down(&[]));
    assert_eq!(pads.read(&[down(&[0])], 0.0, true), [PadCommand::Press]);
    assert_eq!(pads.read(&[down(&[0])], 5000.0, true), []);
    assert_eq!(
        pads.read(&[down(&[0, 3])], 5010.0, true),
        [PadCommand::Undo]
    );
    assert_eq!(pads.read(&[down(&[])], 5020.0, true), []);
    assert_eq!(pads.read(&[down(&[0])], 5030.0, true), [PadCommand::Press]);
}

#[test]
fn a_held_direction_repeats() {
    let mut pads = woken(&down(&[]));
    assert_eq!(pads.read(&[down(&[15])], 0.0, true), [RIGHT]);
    assert_eq!(pads.read(&[down(&[15])], 399.0, true), []);
    assert_eq!(pads.read(&[down(&[15])], 400.0, true), [RIGHT]);
    assert_eq!(pads.read(&[down(&[15])], 529.0, true), []);
    assert_eq!(pads.read(&[down(&[15])], 530.0, true), [RIGHT]);
    assert_eq!(pads.read(&[down(&[])], 531.0, true), []);
    assert_eq!(pads.read(&[down(&[])], 1000.0, true), []);
}

#[test]
fn the_stick_goes_where_it_is_pushed_most() {
    let mut pads = woken(&down(&[]));
    let both = Reading {
        axes: vec![-1.0, 0.0],
        ..down(&[14])
    };
    // With the D-pad in the same direction, it is one command.
    let way = [stick(0.3, -0.5), stick(0.3, -0.9), stick(-1.0, 0.2), both];
    assert_eq!(commands(&mut pads, &way), [UP, LEFT]);
}

#[test]
fn a_stick_at_the_threshold_does_not_tremble() {
    let mut pads = woken(&down(&[]));
    let way = [0.56, 0.54, 0.56, 0.54, 0.41, 0.56].map(|right| stick(right, 0.0));
    assert_eq!(commands(&mut pads, &way), [RIGHT]);
    let way = [0.39, 0.56].map(|right| stick(right, 0.0));
    assert_eq!(commands(&mut pads, &way), [RIGHT]);
}

#[test]
fn a_stick_that_drifts_is_measured_from_its_rest() {
    let mut pads = woken(&stick(0.3, -0.2));
    let way = [stick(0.6, -0.2), stick(0.3, -0.6), stick(0.0, 0.0)];
    assert_eq!(commands(&mut pads, &way), []);
    assert_eq!(commands(&mut pads, &[stick(0.9, -0.2)]), [RIGHT]);
}

/// An axis that is at its end when first seen is held, or broken.
#[test]
fn a_stick_counts_once_it_has_been_near_its_middle() {
    let mut pads = woken(&stick(-1.0, 0.0));
    let way = [stick(-1.0, 0.0), stick(-0.6, 0.0), stick(-1.0, 0.0)];
    assert_eq!(commands(&mut pads, &way), []);
    let way = [stick(0.1, 0.0), stick(-1.0, 0.0)];
    assert_eq!(commands(&mut pads, &way), [LEFT]);
}

/// A driver says 0 until the first report: what goes away from it once may rest there.
#[test]
fn a_stick_repeats_only_after_it_has_come_back() {
    let mut pads = woken(&down(&[]));
    assert_eq!(pads.read(&[stick(-1.0, 0.0)], 0.0, true), [LEFT]);
    for now in [400.0, 1000.0, 5000.0] {
        assert_eq!(pads.read(&[stick(-1.0, 0.0)], now, true), []);
    }
    assert_eq!(pads.read(&[stick(0.0, 0.0)], 6000.0, true), []);
    assert_eq!(pads.read(&[stick(-1.0, 0.0)], 6010.0, true), [LEFT]);
    assert_eq!(pads.read(&[stick(-1.0, 0.0)], 6410.0, true), [LEFT]);
}

#[test]
fn nothing_happens_before_a_button_of_that_pad() {
    let mut pads = Gamepads::default();
    let first = down(&[]);
    let second = |right| Reading {
        index: 1,
        ..stick(right, 0.0)
    };
    pads.read(&[first.clone(), second(0.0)], 0.0, true);
    assert_eq!(pads.state(), PadState::Asleep);
    assert_eq!(pads.read(&[down(&[13]), second(1.0)], 10.0, true), [DOWN]);
    assert_eq!(pads.state(), PadState::Ready);
    // The other one sleeps on, and what it holds when it wakes does not count.
    let pressed = Reading {
        index: 1,
        axes: vec![1.0, 0.0],
        ..down(&[0])
    };
    assert_eq!(
        pads.read(&[first.clone(), pressed.clone()], 20.0, true),
        [PadCommand::Press]
    );
    for now in [30.0, 1000.0] {
        assert_eq!(pads.read(&[first.clone(), pressed.clone()], now, true), []);
    }
}

#[test]
fn a_button_held_from_before_counts_after_its_release() {
    let mut pads = Gamepads::default();
    assert_eq!(pads.read(&[down(&[0, 15])], 0.0, true), []);
    assert_eq!(pads.read(&[down(&[0, 15])], 1000.0, true), []);
    // It was pressed, to wake the gamepad.
    assert_eq!(
        commands(&mut pads, &[down(&[]), down(&[0])]),
        [PadCommand::Press]
    );
}

#[test]
fn two_gamepads_play_beside_each_other() {
    let second = |buttons: &[usize]| Reading {
        index: 1,
        ..down(buttons)
    };
    let mut pads = Gamepads::default();
    pads.read(&[down(&[]), second(&[])], 0.0, true);
    // A button that one holds is free on the other; the same button at the same time is one command.
    let both = [down(&[0]), second(&[0])];
    assert_eq!(pads.read(&both, 10.0, true), [PadCommand::Press]);
    let one = [down(&[0]), second(&[])];
    assert_eq!(pads.read(&one, 20.0, true), []);
    assert_eq!(pads.read(&both, 30.0, true), [PadCommand::Press]);
}

#[test]
fn an_unplugged_gamepad_is_forgotten() {
    let mut pads = woken(&down(&[]));
    assert_eq!(pads.read(&[down(&[15])], 0.0, true), [RIGHT]);
    assert_eq!(pads.read(&[], 500.0, true), []);
    assert_eq!(pads.state(), PadState::Missing);
    // In its place comes the same one, still held, or another.
    assert_eq!(pads.read(&[down(&[15])], 1000.0, true), []);
    assert_eq!(pads.read(&[down(&[15])], 2000.0, true), []);
    let another = Reading {
        id: "another".to_owned(),
        ..down(&[0])
    };
    assert_eq!(pads.read(&[another], 3000.0, true), []);
}

#[test]
fn what_is_held_while_nobody_listens_does_not_count_later() {
    let mut pads = woken(&down(&[]));
    assert_eq!(pads.read(&[down(&[15])], 0.0, true), [RIGHT]);
    assert_eq!(pads.read(&[down(&[0, 15])], 500.0, false), []);
    assert_eq!(pads.read(&[down(&[0, 15])], 1000.0, true), []);
    assert_eq!(pads.read(&[down(&[0, 15])], 2000.0, true), []);
    let again = [down(&[]), down(&[0])];
    assert_eq!(commands(&mut pads, &again), [PadCommand::Press]);
}

/// Not a gamepad, but listed as one: its first axis rests at its end.
#[test]
fn an_unknown_device_does_nothing_and_is_named() {
    let rest = other(&[-1.0, 0.0, 0.0, 0.0], &[]);
    let mut pads = woken(&rest);
    let way = [
        other(&[-1.0, 0.0, 0.0, 0.0], &[0, 13]),
        other(&[1.0, 0.0, 0.0, 0.0], &[]),
        other(&[-1.0, 0.0, 0.0, 0.0], &[3]),
    ];
    assert_eq!(commands(&mut pads, &way), []);
    assert_eq!(pads.state(), PadState::Unknown);
    // If another one works, the message is about that one.
    pads.read(&[rest, down(&[])], 0.0, true);
    assert_eq!(pads.state(), PadState::Asleep);
}

#[test]
fn a_hat_is_a_d_pad() {
    // Drivers say 9/7 or more while nothing is pressed.
    for rest in [9.0 / 7.0, 23.0 / 7.0] {
        let mut pads = woken(&with_hat(rest));
        assert_eq!(pads.state(), PadState::Ready);
        for (step, wanted) in [
            (0, UP),
            (2, RIGHT),
            (4, DOWN),
            (6, LEFT),
            (1, UP),
            (5, DOWN),
        ] {
            let pressed = with_hat(f64::from(step) * 2.0 / 7.0 - 1.0);
            assert_eq!(commands(&mut pads, &[pressed, with_hat(rest)]), [wanted]);
        }
    }
}

#[test]
fn an_axis_without_the_rest_of_a_hat_is_none() {
    let mut pads = woken(&with_hat(-1.0));
    let way = [with_hat(1.0 / 7.0), with_hat(-1.0), with_hat(-3.0 / 7.0)];
    assert_eq!(commands(&mut pads, &way), []);
    assert_eq!(pads.state(), PadState::Unknown);
    // One that was held, or had not reported yet, counts from its rest on.
    let way = [with_hat(9.0 / 7.0), with_hat(-1.0)];
    assert_eq!(commands(&mut pads, &way), [UP]);
}

#[test]
fn two_axes_that_know_three_values_are_a_d_pad_once_they_have_come_back() {
    for pair in PAIRS {
        let axes = |right: f64, down: f64| {
            let mut axes = vec![0.004; 8];
            axes[pair] = right;
            axes[pair + 1] = down;
            // Triggers rest at their ends.
            if pair != 4 {
                axes[5] = -1.0;
            }
            other(&axes, &[])
        };
        let mut pads = woken(&axes(0.0, 0.0));
        assert_eq!(pads.state(), PadState::Unknown, "{pair}");
        let way = [axes(-1.0, 0.0), axes(0.0, 0.0)];
        assert_eq!(commands(&mut pads, &way), [], "{pair}");
        assert_eq!(pads.state(), PadState::Ready, "{pair}");
        let way = [
            axes(1.0, 0.0),
            axes(0.0, -1.0),
            axes(0.0, 0.0),
            axes(0.0, 1.0),
        ];
        assert_eq!(commands(&mut pads, &way), [RIGHT, UP, DOWN], "{pair}");
    }
}

/// A stick has values between; a trigger rests at its end, also where the driver first says 0.
#[test]
fn sticks_and_triggers_of_unknown_devices_are_no_d_pad() {
    let at = |axis: usize, value: f64| {
        let mut axes = vec![0.0; 8];
        axes[axis] = value;
        other(&axes, &[])
    };
    let mut pads = woken(&at(0, 0.0));
    let way = [0.5, 1.0, 0.0, 1.0, 0.0, -1.0, 0.0, 1.0];
    assert_eq!(commands(&mut pads, &way.map(|value| at(0, value))), []);
    let mut pads = woken(&at(5, 0.0));
    let way = [-1.0, 1.0, -1.0, 1.0, -1.0];
    assert_eq!(commands(&mut pads, &way.map(|value| at(5, value))), []);
    assert_eq!(pads.state(), PadState::Unknown);
}

/// Where a browser does not know a gamepad, its D-pad's places among the buttons may be anything.
#[test]
fn an_understood_gamepad_has_the_common_buttons_only() {
    let mut pads = woken(&with_hat(9.0 / 7.0));
    let mut pressed = with_hat(9.0 / 7.0);
    for button in [9, 12, 13, 14, 15] {
        pressed.buttons[button] = true;
    }
    assert_eq!(commands(&mut pads, &[pressed]), [PadCommand::Menu]);
}

#[test]
fn what_is_no_number_or_missing_does_nothing() {
    for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for is_standard in [true, false] {
            let damaged = Reading {
                is_standard,
                axes: vec![value; 10],
                ..down(&[])
            };
            let mut pads = woken(&damaged);
            assert_eq!(commands(&mut pads, &[damaged.clone(), damaged]), []);
        }
        // A single such reading changes nothing.
        let mut pads = woken(&down(&[]));
        let way = [stick(value, value), stick(1.0, 0.0)];
        assert_eq!(commands(&mut pads, &way), [RIGHT]);
    }
    let few = |buttons: &[bool]| Reading {
        is_standard: true,
        buttons: buttons.to_vec(),
        ..Reading::default()
    };
    let mut pads = Gamepads::default();
    let way = [few(&[]), few(&[true]), few(&[])];
    assert_eq!(commands(&mut pads, &way), [PadCommand::Press]);
}
