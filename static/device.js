// Loaded with the first match, or with the codes of all of them: keeps the screen awake during play and while
// codes are shown or scanned, if the player wants that, and asks the browser for persistent storage.

let lock;
let wanted = false;

const ignore = () => undefined;

async function awake() {
  // Not for a match that is over or played in another window.
  const turn = document.querySelector("main.table")?.dataset.turn;
  const going = turn !== "over" && turn !== "away";
  const { dataset } = document.documentElement;
  const isPlaying = going && location.hash.startsWith("#/table/");
  const now = dataset.awake !== "off" && (isPlaying || "codes" in dataset) && !document.hidden;
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

// Several projects may share one origin; the folder tells them apart.
const asked = `wheelhouse:${document.documentElement.dataset.folder}:asked-to-keep`;
/** So many actions make a game worth keeping. */
const WORTH_KEEPING = 8;
let mayAsk = true;

/** Asks the browser to keep what is stored: once, because some ask the player, and only when there is
 * something to keep. The settings page asks again. */
async function last() {
  const table = document.querySelector("main.table");
  const isWorthIt = Number(table?.dataset.ply) >= WORTH_KEEPING || table?.dataset.turn === "over";
  if (!mayAsk || !isWorthIt) return;
  mayAsk = false;
  try {
    if (localStorage.getItem(asked)) return;
    localStorage.setItem(asked, "1");
  } catch {
    // Nothing is stored, so there is nothing to keep.
    return;
  }
  const { storage } = navigator;
  if (!(await storage?.persisted?.().catch(ignore))) await storage?.persist?.().catch(ignore);
}

const look = () => {
  awake();
  last();
};

addEventListener("hashchange", awake);
new MutationObserver(look).observe(document.documentElement, {
  subtree: true,
  attributeFilter: ["data-turn", "data-ply", "data-ready", "data-awake", "data-codes"],
});
// A hidden page loses the wake lock automatically.
document.addEventListener("visibilitychange", awake);
look();
