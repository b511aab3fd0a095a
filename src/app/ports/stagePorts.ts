import type { SessionDevice } from '@/app/replay/sessionFile';
import { userAgentOf } from '@/app/replay/userAgentOf';
import { createGate } from '@/kernel/gate';
import type { HistoryEntry, Ports, StorePort } from '@/kernel/ports';
import { createTape } from '@/kernel/tape';
import { createBrowserDocument } from './browserDocument';
import { keepAt } from './keepAt';
import { createStageClock } from './stageClock';

const nothing = () => {};
const stopNothing = () => nothing;

/** Storage that is empty and takes nothing. */
const emptyStore: StorePort = {
  read: () => null,
  write: nothing,
  remove: nothing,
  survives: () => false,
  onForeignWrite: stopNothing,
};

const nowhere: HistoryEntry = { pathname: '/', search: '', hash: '', index: 0, overlays: [] };

const offline = () => Promise.reject(new TypeError('A replay has no network'));

/** A world that cannot be touched: the gate travels for ever, the clock stands, every door is shut. */
export function createStagePorts(device: SessionDevice): { ports: Ports; moveTo(at: number): void } {
  const clock = createStageClock();
  const gate = createGate();
  gate.enter('travel');
  const ports: Ports = {
    gate,
    tape: { ...createTape(), stopped: 'byMember' },
    clock,
    ids: { uuid: () => '00000000-0000-4000-8000-000000000000' },
    local: emptyStore,
    session: emptyStore,
    fetch: offline,
    upload: offline,
    history: {
      current: () => nowhere,
      push: nothing,
      replace: nothing,
      go: nothing,
      onPop: stopNothing,
      show: nothing,
    },
    download: { start: nothing, leave: nothing },
    share: { copy: async () => false, canShare: false, share: async () => false, shareFile: async () => false },
    images: { hold: ({ size }) => ({ id: '', bytes: size, url: '' }), shrink: offline, release: nothing },
    document: {
      ...createBrowserDocument(),
      userAgent: userAgentOf(device),
      touchPoints: device.touch ? 5 : 0,
      onVisible: stopNothing,
      onOnline: stopNothing,
      onHide: stopNothing,
      reload: nothing,
    },
    screen: {
      keepAwake: stopNothing,
      savesData: () => false,
      fill: async () => {},
      onFill: stopNothing,
      isInstalled: () => false,
      onInstallOffer: stopNothing,
      install: async () => false,
      badge: nothing,
      keepAt,
      showIcon: nothing,
    },
    proof: { solve: offline },
    load: { isAgain: false },
    log: { warn: nothing },
    faults: { report: nothing, tellTo: nothing },
    worker: {
      usesLastConfig: false,
      start: async () => {},
      fetchNewer: async () => false,
      takeOver: async () => {},
      retire: async () => {},
    },
    keptPages: { keep: async () => {}, keepOnly: async () => {} },
  };
  return { ports, moveTo: clock.moveTo };
}
