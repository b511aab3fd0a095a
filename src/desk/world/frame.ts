import * as v from 'valibot';
import { type DeskAsked, ReplaySaid } from '@/contract/replayFrame';

/** The replay page in a frame of the desk: what it says is checked, since it holds a stranger's file. */
export const frame = {
  /** Hears it until stopped by what it answers. */
  hear(window: () => Window | null | undefined, on: (said: ReplaySaid) => void): () => void {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source === null || source !== window() || origin !== globalThis.location.origin) return;
      const said = v.safeParse(ReplaySaid, data);
      if (said.success) on(said.output);
    };
    globalThis.addEventListener('message', hear);
    return () => globalThis.removeEventListener('message', hear);
  },
  ask: (window: Window | null | undefined, asked: DeskAsked): void =>
    window?.postMessage(asked, globalThis.location.origin),
  /** A key that the frame has no use for, as if it had been pressed at the desk, which has the focus from then on. */
  takeKey(key: string): void {
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
    globalThis.focus();
    globalThis.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  },
};
