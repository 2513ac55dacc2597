// What is loaded only when it is wanted.

/** `<house-document src="ADDRESS">`: rules and other texts, where the app has this element. */
class HouseDocument extends HTMLElement {
  async connectedCallback() {
    try {
      this.innerHTML = await text(this.getAttribute("src"));
    } catch {
      this.innerHTML =
        '<p class="notice" role="alert">This text could not be loaded. Perhaps there is no network just now.</p>';
    }
  }
}

/** `<house-room game="NAME">`: what tables look like, and what a game is drawn with, its colours and its
 * drawings; `<house-room looks="NAME">`: how some pages look. Once there, they stay, so that nothing
 * flickers from page to page. */
class HouseRoom extends HTMLElement {
  async connectedCallback() {
    const looks = this.getAttribute("looks");
    if (looks) {
      style(looks);
      return;
    }
    const game = this.getAttribute("game");
    style("table");
    const colours = style(game);
    if (!colours) return;
    try {
      document.body.insertAdjacentHTML("afterbegin", await text(`rooms/${game}.svg`));
    } catch {
      // The words are there all the same; the next page tries again.
      colours.remove();
    }
  }
}

/** Links a stylesheet of the rooms, if it is not there yet. */
function style(name) {
  const id = `room-${name}`;
  if (document.getElementById(id)) return undefined;
  const link = document.createElement("link");
  link.id = id;
  link.rel = "stylesheet";
  link.href = `rooms/${name}.css`;
  document.head.append(link);
  return link;
}

async function text(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

customElements.define("house-document", HouseDocument);
customElements.define("house-room", HouseRoom);
