import { createRequire } from 'node:module';
import vm from 'node:vm';

// Jest's own parts, asked of Jest itself, so that a test means here what it means there.
const ofJest = createRequire(createRequire(import.meta.url).resolve('jest-runner'));
const circus = ofJest('jest-circus');
const mock = ofJest('jest-mock');
const { jestExpect } = ofJest('@jest/expect');

const { default: words, run, resetState, addEventHandler, getState } = circus;
let hear = () => {};
addEventHandler((event) => hear(event));
Object.assign(globalThis, words, { expect: jestExpect, jest: { fn: mock.fn, spyOn: mock.spyOn } });

const nameOf = (test) => {
  const names = [];
  for (let at = test; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join(' ');
};

/** A test file made ready to be run many times; `require` is the one of the checkout. */
export function makeReady({ file, text, parts }, require) {
  const wrapped = `(function (require, module, exports) {${text}\n})`;
  return { file, parts, begin: vm.runInThisContext(wrapped, { filename: file }), require };
}

/**
 * Runs one file's tests: `wants` says which, `onStart` hears the id of each, `loaded` is called between reading the file
 * and its first test. Ends with what each test came to; with `bail` the first that fails is the last.
 */
export async function runFile(ready, { wants = () => true, onStart = () => {}, loaded = () => {}, bail = false }) {
  resetState();
  const results = [];
  let failed = false;
  hear = (event) => {
    if (event.name === 'test_start') {
      const id = `${ready.file} ${nameOf(event.test)}`;
      if ((bail && failed) || !wants(id)) event.test.mode = 'skip';
      else onStart(id);
    }
    if (event.name === 'test_done') {
      const { errors, duration } = event.test;
      failed ||= errors.length > 0;
      const id = `${ready.file} ${nameOf(event.test)}`;
      results.push({
        id,
        ms: duration ?? 0,
        fault: errors[0] && String(errors[0][0]?.message ?? errors[0][0] ?? errors[0]),
      });
    }
  };
  const module = { exports: {} };
  ready.begin(ready.require, module, module.exports);
  loaded();
  getState().testTimeout = 20_000;
  const { unhandledErrors } = await run();
  hear = () => {};
  if (unhandledErrors.length > 0) throw new Error(unhandledErrors.join('\n'));
  return results;
}
