// Manners at the table, from the first one on: the screen stays awake, and the browser is asked to
// keep what is stored.

let lock;
let wanted = false;

const ignore = () => undefined;

async function awake() {
  // A game that is over, or that goes on in another window, keeps nobody up.
  const turn = document.querySelector("main.table")?.dataset.turn;
  const going = turn !== "over" && turn !== "away";
  const now = going && location.hash.startsWith("#/table/") && !document.hidden;
  if (now === wanted) return;
  wanted = now;
  if (!wanted) {
    const old = lock;
    lock = undefined;
    await old?.release().catch(ignore);
    return;
  }
  const mine = await navigator.wakeLock?.request("screen").catch(ignore);
  // The player may have left meanwhile, and come back.
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
  attributeFilter: ["data-turn", "data-ready"],
});
// A hidden page loses the lock by itself.
document.addEventListener("visibilitychange", awake);
awake();
last();
