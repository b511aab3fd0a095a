import type { WorkerPort } from '@/kernel/ports';

/** A worker that does as told; `find` says that a newer app waits. */
export interface FakeWorker extends WorkerPort {
  readonly did: readonly string[];
  find(): void;
}

export function createFakeWorker(): FakeWorker {
  const did: string[] = [];
  let found = () => {};
  return {
    usesLastConfig: false,
    did,
    find: () => found(),
    async start(hear) {
      did.push('start');
      found = hear;
    },
    async takeOver() {
      did.push('takeOver');
    },
    async retire() {
      did.push('retire');
    },
  };
}
