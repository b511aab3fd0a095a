/** Reads Playwright's JSON report: the tests that failed, and passed when they were tried once more. */
export function flakyOf({ suites = [] } = {}) {
  const inside = ({ title, file, specs = [], suites: inner = [] }, above) => {
    // The outermost suite is the file itself.
    const names = title === file ? above : [...above, title];
    return [
      ...specs
        .filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky'))
        .map((spec) => `${spec.file ?? file}: ${[...names, spec.title].join(' › ')}`),
      ...inner.flatMap((suite) => inside(suite, names)),
    ];
  };
  return suites.flatMap((suite) => inside(suite, []));
}
