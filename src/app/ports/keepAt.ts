import type { ScreenPort } from '@/kernel/ports';
import { restingPlace, scrollToRow } from '@/shell/navigation/restingPlace';

/** What is drawn later than that, ms, moves nobody any more. */
const PATIENCE_MS = 10_000;
/** So long after the place was first reached, ms, what is above it may still turn out to be higher than was guessed. */
const SETTLING_MS = 1_500;
/** What a member moves the page by. */
const MOVES = ['pointerdown', 'wheel', 'keydown'];

/** Scrolls to a height; whether the page reaches so far. */
function goTo(top: number): boolean {
  window.scrollTo(0, top);
  return window.scrollY >= top - 1;
}

/** Follows elements that come and go. Looks at the time when something moves: a timer would be one of the session's. */
export const keepAt: ScreenPort['keepAt'] = (box, place) => {
  // Of rows that nobody has measured a height is a guess: having been there once, only the row itself moves the page.
  let wasAtHeight = false;
  let isSettling = false;
  let until = performance.now() + PATIENCE_MS;
  // A row that is there may be out of reach until more is drawn below it.
  const isThere = (): boolean => {
    if (!place?.item) return wasAtHeight;
    const { item, offset } = restingPlace(box);
    return item === place.item && Math.abs(offset - place.offset) < 2;
  };
  const bring = () => {
    if (performance.now() >= until) return end();
    const isAtRow = place?.item ? scrollToRow(box, place) : false;
    // A list that has the row goes there by itself, and draws it.
    const isOnItsWay = place?.item && (wasAtHeight || box.querySelector('[data-has-kept]'));
    if (!isAtRow && !isOnItsWay) wasAtHeight = goTo(place?.top ?? 0);
    if (isSettling || !isThere()) return;
    isSettling = true;
    until = performance.now() + SETTLING_MS;
  };
  const drawn = new MutationObserver(bring);
  function end() {
    delete box.dataset.way;
    drawn.disconnect();
    window.removeEventListener('scroll', bring);
    for (const move of MOVES) window.removeEventListener(move, takeOver, true);
  }
  // Where the member takes it over it rests: it goes back nowhere any more.
  function takeOver() {
    end();
    window.dispatchEvent(new Event('scroll'));
  }
  box.dataset.way = 'back';
  // A window moves its rows, and now and then the page, once it has measured them.
  drawn.observe(box, { childList: true, subtree: true, attributeFilter: ['style'] });
  window.addEventListener('scroll', bring);
  for (const move of MOVES) window.addEventListener(move, takeOver, true);
  return end;
};
