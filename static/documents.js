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

/** `<house-room game="NAME">`: what a game is drawn with, its colours and its drawings. Once there, they
 * stay, so that nothing flickers from page to page. */
class HouseRoom extends HTMLElement {
  async connectedCallback() {
    const game = this.getAttribute("game");
    if (document.getElementById(`room-${game}`)) return;
    const style = document.createElement("link");
    style.id = `room-${game}`;
    style.rel = "stylesheet";
    style.href = `rooms/${game}.css`;
    document.head.append(style);
    try {
      const drawings = await text(`rooms/${game}.svg`);
      document.body.insertAdjacentHTML("afterbegin", drawings);
    } catch {
      // The words are there all the same; the next page tries again.
      style.remove();
    }
  }
}

async function text(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

customElements.define("house-document", HouseDocument);
customElements.define("house-room", HouseRoom);
