import { traceOf } from './trace.mjs';

const of = ({ name, args }) => (name === 'PipelineReporter' ? args?.frame_reporter : undefined);

/**
 * What the browser says of each frame it meant to show while the screen scrolled: a scroll goes on without the main thread, so a frame
 * that script was late for is none that the eye misses.
 * @returns {{ missed, waiting, blank }} shares in %: frames not shown at all; those of a scroll that waits for the main thread; those with
 * a part not painted yet.
 */
export async function shownFrames(browserCdp, act) {
  const frames = (await traceOf(browserCdp, ['cc', 'benchmark'], act))
    .flatMap((event) => of(event) ?? [])
    .filter(({ scroll_state, state }) => scroll_state !== 'SCROLL_NONE' && state !== 'STATE_NO_UPDATE_DESIRED');
  const share = (is) => (100 * frames.filter(is).length) / Math.max(1, frames.length);
  return {
    missed: share(({ state }) => state === 'STATE_DROPPED'),
    waiting: share(({ scroll_state }) => scroll_state === 'SCROLL_MAIN_THREAD'),
    blank: share((frame) => frame.has_missing_content || frame.checkerboarded_needs_raster),
  };
}
