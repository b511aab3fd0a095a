import type { Worker } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-node';

/** What outlives a test file: starting the embedded engine takes longer than most files run. */
export interface Kept {
  engine?: Worker;
  /** Its schema as the migrations left it. */
  print?: string;
}

// Jest loads environments once a process; each test file has a world of its own.
const kept: Kept = {};

/** Node, and the embedded engine that an earlier file of this Jest process left. */
// biome-ignore lint/style/noDefaultExport: Jest takes an environment by its default export
export default class KeepingEnvironment extends TestEnvironment {
  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    this.global.plazaKept = kept;
  }
}
