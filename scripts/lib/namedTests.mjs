/** Names of tests out of the runners' reports, so that the last lines of a run say which to look at. */
import { relative } from 'node:path';

/** The tests of Playwright's report that ended so: `unexpected` failed, `flaky` passed when tried once more. */
export function playwrightTests({ suites = [] } = {}, ended) {
  const inside = ({ title, file, specs = [], suites: inner = [] }, above) => {
    // The outermost suite is the file itself.
    const names = title === file ? above : [...above, title];
    return [
      ...specs
        .filter(({ tests = [] }) => tests.some(({ status }) => status === ended))
        .map((spec) => `${spec.file ?? file}: ${[...names, spec.title].join(' › ')}`),
      ...inner.flatMap((suite) => inside(suite, names)),
    ];
  };
  return suites.flatMap((suite) => inside(suite, []));
}

/** The tests of Jest's report that failed, their files as seen from `folder`; a suite that could not be read goes by its file. */
export function failedInJest({ testResults = [] } = {}, folder) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(folder, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
}
