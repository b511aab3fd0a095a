import { flakyOf } from '@scripts/lib/flaky.mjs';

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

describe('a second try', () => {
  it('is told by the name of the test that needed it', () => {
    expect(flakyOf(report)).toEqual(['a.spec.ts: at the second try', 'a.spec.ts: on a desk › inside']);
    expect(flakyOf(undefined)).toEqual([]);
  });
});
