import type { ReplayerWorld } from '@/app/replayer/openLog';
import { createGate } from '@/kernel/gate';
import { createBrowserClock } from './browserClock';

/** All the replay page sees of the world: the time, and the name of its build. */
export function createReplayerWorld(): ReplayerWorld {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="plaza-build"]');
  return { clock: createBrowserClock(createGate()), build: meta?.content ?? 'dev' };
}
