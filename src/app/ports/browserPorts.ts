import { createGate, type Gate } from '@/kernel/gate';
import type { DownloadPort, FaultsPort, LogPort, Ports } from '@/kernel/ports';
import { createTape } from '@/kernel/tape';
import { isFollowable } from '@/lib/url/followable';
import { isPayable } from '@/lib/url/payable';
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

interface Doors {
  gate: Gate;
  faults: FaultsPort;
}

/** As much of an address as says whose it is; what follows may name a member. */
const schemeAndHost = (url: string): string => /^[a-z][a-z\d+.-]*:(\/\/[^/?#\s@]*)?/i.exec(url)?.[0] ?? 'no scheme';

/** Whether an address may be gone to: none from the past. */
function follows({ gate, faults }: Doors, url: string, may: (url: string) => boolean): boolean {
  const isFit = may(url);
  const follow = gate.isLive && isFit;
  if (!follow) log.warn('Not followed', url);
  if (!isFit) faults.report('address', schemeAndHost(url));
  return follow;
}

const createDownload = (doors: Doors): DownloadPort => ({
  start(url, name) {
    // What was drawn or written here has no address of a server.
    if (!/^(blob|data):/.test(url) && !follows(doors, url, isFollowable)) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.rel = 'noopener';
    document.body.append(link);
    link.click();
    link.remove();
  },
  leave: (url) => follows(doors, url, isPayable) && window.location.assign(url),
});

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
    download: createDownload({ gate, faults }),
    document,
    log,
    faults,
  };
}
