/**
 * Stryker's runner for the pure core: each test file is bundled once and run in this process, because Jest takes seconds
 * to begin and a mutant takes milliseconds.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundles } from './bundles.mjs';
import { makeReady, runFile } from './circus.mjs';

const world = () => {
  globalThis.__stryker__ ??= {};
  return globalThis.__stryker__;
};

class CoreRunner {
  files = [];

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.NODE_ENV = 'test';
    const require = createRequire(join(process.cwd(), 'src/index.js'));
    this.files = (await bundles(process.cwd())).map((bundle) => makeReady(bundle, require));
  }

  async dryRun() {
    const stryker = world();
    stryker.activeMutant = undefined;
    stryker.mutantCoverage = { static: {}, perTest: {} };
    const tests = [];
    for (const file of this.files) {
      const begun = performance.now();
      stryker.currentTestId = undefined;
      const onStart = (id) => {
        stryker.currentTestId = id;
      };
      for (const { id, ms, fault } of await runFile(file, { onStart })) {
        const common = { id, name: id, fileName: join(process.cwd(), file.file), timeSpentMs: ms };
        tests.push(fault ? { ...common, status: 1, failureMessage: fault } : { ...common, status: 0 });
      }
      file.takes = performance.now() - begun;
    }
    stryker.currentTestId = undefined;
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName, mutantActivation }) {
    const stryker = world();
    const wanted = testFilter && new Set(testFilter);
    const files = this.files
      .filter(
        ({ file, parts }) =>
          parts.has(sandboxFileName) && (!wanted || testFilter.some((id) => id.startsWith(`${file} `))),
      )
      .sort((one, other) => one.takes - other.takes);
    const wants = (id) => wanted?.has(id) ?? true;
    const activate = () => {
      stryker.activeMutant = activeMutant.id;
    };
    stryker.hitCount = hitLimit ? 0 : undefined;
    stryker.hitLimit = hitLimit;
    let tried = 0;
    try {
      for (const file of files) {
        stryker.activeMutant = undefined;
        if (mutantActivation === 'static') activate();
        let results;
        try {
          results = await runFile(file, { wants, loaded: activate, bail: true });
        } catch (fault) {
          // The file cannot even be read with the mutant in it: every test of it fails.
          results = [{ id: file.file, fault: String(fault) }];
        }
        if (hitLimit && stryker.hitCount > hitLimit) return { status: 'timeout', reason: 'Hit limit reached' };
        tried += results.length;
        const broken = results.find(({ fault }) => fault);
        if (broken) return { status: 'killed', killedBy: [broken.id], failureMessage: broken.fault, nrOfTests: tried };
      }
      return { status: 'survived', nrOfTests: tried };
    } finally {
      stryker.activeMutant = undefined;
      stryker.hitCount = undefined;
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'core', factory: () => new CoreRunner() }];
