/** Test runs counted by the runners themselves. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundleEntry.mjs';
import { failedInJest, playwrightTests } from './namedTests.mjs';
import { bin, run } from './run.mjs';

const withReport = async (name, work) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-report-'));
  const file = join(folder, `${name}.json`);
  try {
    const code = await work(file);
    let counts;
    try {
      counts = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      // The runner died before it could count.
    }
    return { code, counts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A run that ends badly although no test failed (nothing found, crash, bad set-up) counts as one failure. */
const score = (code, passed, failed) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });

/** Runs Jest; answers how many tests passed and failed, and which. A suite that could not be read counts as one failure. */
export const jest = async (args, env = {}) => {
  const { code, counts } = await withReport('jest', (file) =>
    run(bin('jest'), [...args, '--json', `--outputFile=${file}`], { env, hideStdout: true }),
  );
  const failed = (counts?.numFailedTests ?? 0) + (counts?.numRuntimeErrorTestSuites ?? 0);
  return { ...score(code, counts?.numPassedTests ?? 0, failed), broken: failedInJest(counts, root) };
};

/** Runs Playwright; answers how many tests passed and failed, and by name those that did, or passed only when tried once more. */
export const playwright = async (args, env = {}) => {
  const { code, counts } = await withReport('playwright', (file) =>
    run(bin('playwright'), ['test', ...args, '--reporter=list,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    }),
  );
  const { expected = 0, unexpected = 0, flaky = 0 } = counts?.stats ?? {};
  const broken = playwrightTests(counts, 'unexpected');
  return { ...score(code, expected + flaky, unexpected), broken, retried: playwrightTests(counts, 'flaky') };
};
