import type { WorkerPort } from '@/kernel/ports';

/** A worker that does as told; `find` says that a newer app waits. */
export interface FakeWorker extends WorkerPort {
  readonly did: readonly string[];
  find(): void;
  /** Whether there is a newer app to be had when it is asked for. */
  hasNewer: boolean;
}

export function createFakeWorker(): FakeWorker {
  const did: string[] = [];
  let found = () => {};
  return {
    usesLastConfig: false,
    did,
    hasNewer: false,
    find: () => found(),
    async start(hear) {
      did.push('start');
      found = hear;
    },
    async fetchNewer() {
      did.push('fetchNewer');
      return this.hasNewer;
    },
    async takeOver() {
      did.push('takeOver');
    },
    async retire() {
      did.push('retire');
    },
  };
}
