import type { ReplayerWorld, Source } from '@/app/replayer/openLog';
import { createGate } from '@/kernel/gate';
import { replayerText } from '@/text/replayer';
import { createBrowserClock } from './browserClock';

/** The recording that a link names, which the server puts into the page, since the page may ask for nothing. */
function broughtByLink(): Source | 'nothing' | undefined {
  if (!new URLSearchParams(window.location.search).has('case')) return undefined;
  const element = document.querySelector<HTMLScriptElement>('script#recording');
  if (!element) return 'nothing';
  const { textContent, dataset } = element;
  return { name: replayerText.caseName(dataset.number ?? ''), text: async () => textContent };
}

/** All the replay page sees of the world: the time, the name of its build, and what a link brought. */
export function createReplayerWorld(): ReplayerWorld {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="plaza-build"]');
  const brought = broughtByLink();
  return {
    clock: createBrowserClock(createGate()),
    build: meta?.content ?? 'dev',
    ...(brought === undefined ? {} : { brought }),
  };
}
