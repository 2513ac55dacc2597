// What is loaded only when it is wanted: the drawings of a game, rules and other texts. They stand
// where the app has an element `<house-document src="ADDRESS">`.

class HouseDocument extends HTMLElement {
  async connectedCallback() {
    try {
      const answer = await fetch(this.getAttribute("src"));
      if (!answer.ok) throw new Error(answer.statusText);
      this.innerHTML = await answer.text();
    } catch {
      this.innerHTML =
        '<p class="notice" role="alert">Something could not be loaded. Perhaps there is no network just now.</p>';
    }
  }
}

customElements.define("house-document", HouseDocument);
