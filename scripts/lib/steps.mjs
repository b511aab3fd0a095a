/** Runs named steps, all of them, and keeps the score. */
import { capture, say, since } from './run.mjs';

/** One command whose output matters only when it fails; counts as one. */
export const commandStep = (name, command, args, options) => ({
  name,
  run: async () => {
    const { code, output } = await capture(command, args, options);
    if (code !== 0) say(output.trimEnd());
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** Runs the steps, those of a list within it beside each other, and prints a line for each; answers the sum of what passed and failed, and by name what failed and what needed a second try. */
export const runSteps = async (steps) => {
  const total = { passed: 0, failed: 0, broken: [], retried: [] };
  const runOne = async ({ name, run }) => {
    const start = Date.now();
    const { passed, failed, broken = [], retried = [] } = await run();
    total.passed += passed;
    total.failed += failed;
    // What has no tests by name goes by its step.
    total.broken.push(...(failed > 0 && broken.length === 0 ? [name] : broken));
    total.retried.push(...retried);
    say(`${failed === 0 ? '✓' : '✗'} ${name}  ${passed} passed, ${failed} failed  (${since(start)})`);
  };
  for (const step of steps) await Promise.all([step].flat().map(runOne));
  return total;
};
