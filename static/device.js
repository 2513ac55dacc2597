// Loaded with the first match: keeps the screen awake during play, if the player wants that, and asks the browser for persistent
// storage.

let lock;
let wanted = false;

const ignore = () => undefined;

async function awake() {
// Not for a match that is over or played in another window.
  const turn = document.querySelector("main.table")?.dataset.turn;
  const going = turn !== "over" && turn !== "away";
  const now = document.documentElement.dataset.awake !== "off" && going && location.hash.startsWith("#/table/") && !document.hidden;
  if (now === wanted) return;
  wanted = now;
  if (!wanted) {
    const old = lock;
    lock = undefined;
    await old?.release().catch(ignore);
    return;
  }
  const mine = await navigator.wakeLock?.request("screen").catch(ignore);
// The player may have left and come back meanwhile.
  if (wanted && !lock) lock = mine;
  else await mine?.release().catch(ignore);
}

async function last() {
  const { storage } = navigator;
  if (!(await storage?.persisted?.().catch(ignore))) await storage?.persist?.().catch(ignore);
}

addEventListener("hashchange", awake);
new MutationObserver(awake).observe(document.documentElement, {
  subtree: true,
  attributeFilter: ["data-turn", "data-ready", "data-awake"],
});
// A hidden page loses the wake lock automatically.
document.addEventListener("visibilitychange", awake);
awake();
last();
