import * as v from 'valibot';
import { DeskAsked, type ReplaySaid } from '@/contract/replayFrame';

/** What the page itself has to do; keys and theme are done here. */
type Asked = Exclude<DeskAsked, { desk: 'key' | 'theme' }>;

/** The desk around this page. */
export interface DeskFrame {
  tell(said: ReplaySaid): void;
  /** Hears what is asked until stopped by what it answers. */
  hear(on: (asked: Asked) => void): () => void;
}

/** The desk that this page stands in a frame of, if it does: the page's policy lets nobody else, and nothing of another host is heard. */
export function deskFrame(): DeskFrame | undefined {
  const { parent, location, document } = window;
  if (parent === window) return undefined;
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  return {
    tell: (said) => parent.postMessage(said, location.origin),
    hear(on) {
      const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (source !== parent || origin !== location.origin) return;
        const asked = v.safeParse(DeskAsked, data);
        if (!asked.success) return;
        if (asked.output.desk === 'key') press(asked.output.key, asked.output.shift);
        else if (asked.output.desk === 'theme') document.documentElement.dataset.theme = asked.output.theme;
        else on(asked.output);
      };
      window.addEventListener('message', hear);
      return () => window.removeEventListener('message', hear);
    },
  };
}

/** As if it had been pressed here. */
function press(key: string, shiftKey: boolean): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
}
