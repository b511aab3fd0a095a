import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(__dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'plaza-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The judgement on a report, by Node itself: the scripts are ES modules. */
function judged(output: string): { unanswered?: string; grave?: string[] } {
  const file = join(folder, 'report.txt');
  writeFileSync(file, output);
  const module = pathToFileURL(join(root, 'scripts/lib/audit.mjs')).href;
  const code = `import { readFileSync } from 'node:fs'; import { judge } from '${module}'; console.log(JSON.stringify(judge(readFileSync(process.argv[1], 'utf8'))))`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code, file], { encoding: 'utf8' }));
}

const finding = (name: string, severity: string) => [name, { name, severity, range: '<2' }] as const;
const report = (...findings: readonly (readonly [string, object])[]) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(findings), metadata: {} });

describe('15.2.1: the audit of dependencies', () => {
  it('fails on what is high or critical, and names it', () => {
    const found = judged(report(finding('a', 'critical'), finding('b', 'moderate'), finding('c', 'high')));
    expect(found).toEqual({ grave: ['critical: a <2', 'high: c <2'] });
  });

  it('passes when there is nothing grave, warnings of npm before the report or not', () => {
    expect(judged(`npm warn something\n${report(finding('b', 'low'))}\n`)).toEqual({ grave: [] });
  });

  it.each([
    [
      'a registry without audits',
      JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: { summary: '' } }),
    ],
    ['no network', 'npm error code ENOTFOUND\nnpm error network request failed'],
    ['half an answer', '{"vulnerabilities": {'],
    ['nothing', ''],
  ])('says that nothing is known after %s, and fails nobody', (_what, output) => {
    const { unanswered, grave } = judged(output);
    expect(unanswered).toEqual(expect.any(String));
    expect(grave).toBeUndefined();
  });
});
