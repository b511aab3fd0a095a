import { createGate } from '@/kernel/gate';
import type { LogPort, Ports } from '@/kernel/ports';
import { createTape } from '@/kernel/tape';
import type { EarlyData } from './bootPage';
import { createBrowserClock } from './browserClock';
import { createBrowserDocument } from './browserDocument';
import { createBrowserFaults } from './browserFaults';
import { createBrowserHistory } from './browserHistory';
import { createBrowserStore } from './browserStore';
import { browserSupportCode } from './browserSupportCode';
import { earlyFetch } from './earlyFetch';
import type { LatePorts } from './latePorts';

const log: LogPort = {
  // biome-ignore lint/suspicious/noConsole: this is the one door to the developer's console
  warn: (text, detail) => console.warn(`[plaza] ${text}`, detail ?? ''),
};

/** The real world, but for what late code alone reaches for (`createLatePorts`). */
export type EarlyPorts = Omit<Ports, keyof LatePorts>;

export function createBrowserPorts(early: EarlyData): EarlyPorts {
  const gate = createGate();
  const clock = createBrowserClock(gate);
  const session = createBrowserStore(() => window.sessionStorage, gate, log);
  const fetch: Ports['fetch'] = (input, init) => window.fetch(input, init);
  const document = createBrowserDocument();
  const faults = createBrowserFaults({ gate, clock, session, fetch, build: document.build });
  return {
    gate,
    tape: { ...createTape(), kept: true, support: browserSupportCode(session) },
    clock,
    local: createBrowserStore(() => window.localStorage, gate, log),
    session,
    fetch: earlyFetch(fetch, early),
    upload: (...call) =>
      import(/* webpackChunkName: "upload" */ './watchedUpload').then(({ watchedUpload }) => watchedUpload(...call)),
    history: createBrowserHistory(),
    document,
    log,
    faults,
  };
}
