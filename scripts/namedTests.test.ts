import { failedInJest, playwrightTests } from '@scripts/lib/namedTests.mjs';

const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
/** As much of Playwright's report as is read. */
const report = {
  suites: [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('steady', 'expected'), spec('broken', 'unexpected'), spec('at the second try', 'flaky')],
      suites: [{ title: 'on a desk', file: 'a.spec.ts', specs: [spec('inside', 'flaky')] }],
    },
  ],
};

describe('the last lines of a run', () => {
  it('name the test that needed a second try, and the one that failed', () => {
    expect(playwrightTests(report, 'flaky')).toEqual(['a.spec.ts: at the second try', 'a.spec.ts: on a desk › inside']);
    expect(playwrightTests(report, 'unexpected')).toEqual(['a.spec.ts: broken']);
    expect(playwrightTests(undefined, 'flaky')).toEqual([]);
  });

  it('name what failed in Jest, and the file of a suite that could not be read', () => {
    const results = [
      { status: 'passed', fullName: 'steady' },
      { status: 'failed', fullName: 'a list broken' },
    ];
    const testResults = [
      { name: '/plaza/src/a.test.ts', status: 'failed', assertionResults: results },
      { name: '/plaza/src/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/plaza/src/c.test.ts', status: 'passed', assertionResults: results.slice(0, 1) },
    ];
    expect(failedInJest({ testResults }, '/plaza')).toEqual(['src/a.test.ts: a list broken', 'src/b.test.ts']);
    expect(failedInJest(undefined, '/plaza')).toEqual([]);
  });
});
