import * as v from 'valibot';
import type { ReplayerWorld, Source } from '@/app/replayer/openLog';
import { byCall, ServerLine } from '@/contract/serverLines';
import { createGate } from '@/kernel/gate';
import { replayerText } from '@/text/replayer';
import { createBrowserClock } from './browserClock';
import { deskFrame } from './deskFrame';

/** The recording that a link names, which the server puts into the page, since the page may ask for nothing. */
function broughtByLink(): Source | 'nothing' | undefined {
  if (!new URLSearchParams(window.location.search).has('case')) return undefined;
  const element = document.querySelector<HTMLScriptElement>('script#recording');
  if (!element) return 'nothing';
  const { textContent, dataset } = element;
  return { name: replayerText.caseName(dataset.number ?? ''), text: async () => textContent };
}

/** What the server put beside the recording: the lines of its log, by call. */
function broughtLines(): Map<string, ServerLine[]> | undefined {
  const text = document.querySelector<HTMLScriptElement>('script#server-lines')?.textContent;
  const read = v.safeParse(v.array(ServerLine), JSON.parse(text || 'null'));
  return read.success ? byCall(read.output) : undefined;
}

/** All the replay page sees of the world: the time, the name of its build, and what a link brought. */
export function createReplayerWorld(): ReplayerWorld {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="plaza-build"]');
  const brought = broughtByLink();
  const desk = deskFrame();
  const serverLines = broughtLines();
  return {
    clock: createBrowserClock(createGate()),
    build: meta?.content ?? 'dev',
    ...(brought === undefined ? {} : { brought }),
    ...(desk === undefined ? {} : { desk }),
    ...(serverLines === undefined ? {} : { serverLines }),
  };
}
