import type { ScreenPort } from '@/kernel/ports';
import { scrollToRow } from '@/shell/navigation/restingPlace';

/** What is drawn later than that, ms, moves nobody any more. */
const PATIENCE_MS = 10_000;
/** What a member moves the page by. */
const MOVES = ['pointerdown', 'wheel', 'keydown'];

/** Scrolls to a height; whether the page reaches so far. */
function goTo(top: number): boolean {
  window.scrollTo(0, top);
  return window.scrollY >= top - 1;
}

/** Follows elements that come and go. */
export const keepAt: ScreenPort['keepAt'] = (box, place) => {
  // Of rows that nobody has measured a height is a guess: having been there once, only the row itself moves the page.
  let wasThere = false;
  const drawn = new MutationObserver(() => {
    if (!(place?.item && scrollToRow(box, place)) && !wasThere) wasThere = goTo(place?.top ?? 0);
  });
  const timer = window.setTimeout(end, PATIENCE_MS);
  function end() {
    delete box.dataset.way;
    drawn.disconnect();
    window.clearTimeout(timer);
    for (const move of MOVES) window.removeEventListener(move, end, true);
  }
  box.dataset.way = 'back';
  // A window moves its rows, and the page with them, once it has measured them.
  drawn.observe(box, { childList: true, subtree: true, attributeFilter: ['style'] });
  for (const move of MOVES) window.addEventListener(move, end, true);
  return end;
};
