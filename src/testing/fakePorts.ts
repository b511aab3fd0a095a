import { createGate } from '@/kernel/gate';
import type { Ports } from '@/kernel/ports';
import { createTape } from '@/kernel/tape';
import { createFakeServer, type FakeServer } from './fakeServer';
import { createFakeClock, type FakeClock } from './fakes/fakeClock';
import { createFakeHistory, type FakeHistory } from './fakes/fakeHistory';
import { createFakeKeptPages, type FakeKeptPages } from './fakes/fakeKeptPages';
import { createFakeScreen, type FakeScreen } from './fakes/fakeScreen';
import { createFakeStore, type FakeStore } from './fakes/fakeStore';
import { createFakeWorker, type FakeWorker } from './fakes/fakeWorker';
import {
  createFakeDocument,
  createFakeDownload,
  createFakeFaults,
  createFakeIds,
  createFakeImages,
  createFakeLog,
  createFakeShare,
  type FakeDocument,
  type FakeDownload,
  type FakeFaults,
  type FakeImages,
  type FakeLog,
  type FakeShare,
} from './fakes/recorders';

/** Every port as a fake that can be looked into, and the server behind `fetch`. */
export interface FakePorts extends Ports {
  clock: FakeClock;
  local: FakeStore;
  session: FakeStore;
  history: FakeHistory;
  download: FakeDownload;
  share: FakeShare;
  images: FakeImages;
  document: FakeDocument;
  screen: FakeScreen;
  log: FakeLog;
  faults: FakeFaults;
  worker: FakeWorker;
  keptPages: FakeKeptPages;
  server: FakeServer;
}

/** Makes a fresh world; `overrides` replaces single ports. */
export function createFakePorts(overrides: Partial<FakePorts> = {}): FakePorts {
  const gate = overrides.gate ?? createGate();
  const server = overrides.server ?? createFakeServer();
  return {
    gate,
    tape: createTape(),
    clock: createFakeClock(),
    ids: createFakeIds(),
    local: createFakeStore(gate),
    session: createFakeStore(gate),
    fetch: server.fetch,
    upload: (url, init, onSent) => {
      onSent(0.5);
      return server.fetch(url, init);
    },
    history: createFakeHistory(gate),
    download: createFakeDownload(),
    share: createFakeShare(),
    images: createFakeImages(),
    document: createFakeDocument(),
    screen: createFakeScreen(),
    load: { isAgain: false },
    log: createFakeLog(),
    faults: createFakeFaults(),
    worker: createFakeWorker(),
    keptPages: createFakeKeptPages(),
    proof: { solve: async ({ challenge }) => `solved:${challenge}` },
    server,
    ...overrides,
  };
}
