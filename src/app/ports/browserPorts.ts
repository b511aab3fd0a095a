import { createGate, type Gate } from '@/kernel/gate';
import type { DownloadPort, LogPort, Ports } from '@/kernel/ports';
import { createTape } from '@/kernel/tape';
import { isFollowable } from '@/lib/url/followable';
import { isPayable } from '@/lib/url/payable';
import type { EarlyData } from './bootPage';
import { createBrowserClock } from './browserClock';
import { createBrowserDocument } from './browserDocument';
import { createBrowserHistory } from './browserHistory';
import { createBrowserStore } from './browserStore';
import { earlyFetch } from './earlyFetch';
import type { LatePorts } from './latePorts';

const log: LogPort = {
  // biome-ignore lint/suspicious/noConsole: this is the one door to the developer's console
  warn: (text, detail) => console.warn(`[plaza] ${text}`, detail ?? ''),
};

/** Whether an address may be gone to: none from the past. */
function follows(gate: Gate, url: string, may: (url: string) => boolean): boolean {
  const follow = gate.isLive && may(url);
  if (!follow) log.warn('Not followed', url);
  return follow;
}

const createDownload = (gate: Gate): DownloadPort => ({
  start(url, name) {
    // What was drawn or written here has no address of a server.
    if (!/^(blob|data):/.test(url) && !follows(gate, url, isFollowable)) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.rel = 'noopener';
    document.body.append(link);
    link.click();
    link.remove();
  },
  leave: (url) => follows(gate, url, isPayable) && window.location.assign(url),
});

/** The real world, but for what late code alone reaches for (`createLatePorts`). */
export type EarlyPorts = Omit<Ports, keyof LatePorts>;

export function createBrowserPorts(early: EarlyData): EarlyPorts {
  const gate = createGate();
  return {
    gate,
    tape: createTape(),
    clock: createBrowserClock(gate),
    local: createBrowserStore(() => window.localStorage, gate, log),
    session: createBrowserStore(() => window.sessionStorage, gate, log),
    fetch: earlyFetch((input, init) => window.fetch(input, init), early),
    upload: (...call) =>
      import(/* webpackChunkName: "upload" */ './watchedUpload').then(({ watchedUpload }) => watchedUpload(...call)),
    history: createBrowserHistory(),
    download: createDownload(gate),
    document: createBrowserDocument(),
    log,
  };
}
