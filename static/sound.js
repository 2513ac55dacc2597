// Loaded with the first sound: makes the sounds of the games, and lets phones vibrate. The app names who
// acted, `person` or `bot`, and what is to be heard: "person tile points".

const { dataset } = document.documentElement;
const VOLUME = 0.4;
// Sounds that would begin later than this many seconds from now are dropped: bots may be fast.
const LATEST = 1;

let context;
let output;
let hiss;
// When the sounds so far are over.
let free = 0;

/** A signal that begins and fades within `length` seconds, without clicks. */
const shape = (at, length, volume) => {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, at);
  node.gain.exponentialRampToValueAtTime(volume, at + 0.004);
  node.gain.exponentialRampToValueAtTime(0.0001, at + length);
  node.connect(output);
  return node;
};

const tone = (at, length, volume, from, to = from, type = "sine") => {
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(shape(at, length, volume));
  source.start(at);
  source.stop(at + length);
};

/** Filtered noise. */
const burst = (at, length, volume, frequency, sharpness = 0.8) => {
  const source = context.createBufferSource();
  source.buffer = hiss;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  filter.Q.value = sharpness;
  source.connect(filter).connect(shape(at, length, volume));
  source.start(at, Math.random() * 0.2);
  source.stop(at + length);
};

// Each sound: the seconds until the next one, the vibration in milliseconds, and how it is made.
const sounds = {
  card: [0.14, [12], (at) => burst(at, 0.08, 1.2, 2600)],
  tile: [
    0.18,
    [20],
    (at) => {
      tone(at, 0.12, 0.7, 170, 85);
      burst(at, 0.025, 0.5, 3200);
    },
  ],
  piece: [
    0.14,
    [12],
    (at) => {
      tone(at, 0.07, 0.5, 430, 280, "triangle");
      burst(at, 0.02, 0.4, 2200);
    },
  ],
  wheel: [
    0.3,
    [8, 50, 8, 50, 8],
    (at) => {
      for (const later of [0, 0.08, 0.16]) {
        burst(at + later, 0.035, 2, 1500, 4);
        tone(at + later, 0.03, 0.25, 210);
      }
    },
  ],
  points: [
    0.32,
    [15, 60, 15],
    (at) => {
      tone(at, 0.22, 0.42, 659.3);
      tone(at + 0.09, 0.3, 0.42, 880);
    },
  ],
  turn: [
    0.45,
    [30, 90, 30],
    (at) => {
      tone(at, 0.34, 0.4, 392);
      tone(at + 0.16, 0.46, 0.4, 523.3);
    },
  ],
  end: [
    1.2,
    [40, 90, 40, 90, 90],
    (at) => [261.6, 329.6, 392, 523.3].forEach((pitch, step) => tone(at + 0.07 * step, 1.2, 0.26, pitch)),
  ],
};

// Browsers allow sound and vibration only once the person has pressed something.
const pressed = () => navigator.userActivation?.hasBeenActive ?? true;

const open = () => {
  context = new AudioContext();
  output = context.createGain();
  output.gain.value = VOLUME;
  output.connect(context.destination);
  hiss = context.createBuffer(1, context.sampleRate * 0.4, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
};

const ignore = () => undefined;
const wake = () => context?.state !== "running" && context?.resume().catch(ignore);
// Some browsers let sound begin only while a press is handled.
for (const press of ["pointerup", "keydown"]) addEventListener(press, () => document.hidden || wake());
document.addEventListener("visibilitychange", () => document.hidden && context?.suspend().catch(ignore));

/** Plays the named sounds one after another. */
export function play(text) {
  if (document.hidden || !pressed()) return;
  const [who, ...names] = text.split(" ");
  if (dataset.sound) {
    if (!context) open();
    wake();
    free = Math.max(free, context.currentTime);
    for (const name of names) {
      if (free > context.currentTime + LATEST) break;
      const [length, , make] = sounds[name];
      make(free);
      free += length;
    }
  }
  if (dataset.vibration) {
    // Of what bots do, only the consequences for the person are felt.
    const felt = names.filter((name) => who === "person" || name === "turn" || name === "end");
    if (felt.length) navigator.vibrate?.(felt.flatMap((name) => [...sounds[name][1], 120]));
  }
}
