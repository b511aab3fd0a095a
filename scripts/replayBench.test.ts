import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionFile } from '@/app/replay/sessionFile';
import { sealed, sessionText } from '@/app/replay/writeSession';

const log = 'src/app/replay/logs/purchase.session.json';
const folder = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
const bench = (...args: string[]) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/run-ts.mjs', '--whole', 'scripts/replay.ts', ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stdout };
};
const file = JSON.parse(readFileSync(log, 'utf8')) as SessionFile;
const put = (name: string, made: SessionFile) => {
  const path = join(folder, name);
  writeFileSync(path, sessionText(made));
  return path;
};

jest.setTimeout(120_000);

describe('QA’s bench', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ends with 3 for a log without hashes, and with 1 or 2 where another file diverged or is none', () => {
    const report = join(folder, 'report.xml');
    const foreign = 'src/app/replay/fixtures/purchase.devtools.json';
    const { status, stdout } = bench('--junit', report, log, foreign);
    expect([status, stdout]).toEqual([3, expect.stringContaining('nothing to compare')]);
    expect(stdout).not.toMatch(/devtools.*all equal/);
    expect(readFileSync(report, 'utf8')).toContain('skipped="1"');
    expect(bench(foreign, join(folder, 'none.json')).status).toBe(2);
  });

  it('--because names the last action that changed a value, and 1 says that none did', () => {
    const found = bench('--because', log, 'download.at');
    expect(found.status).toBe(0);
    expect(found.stdout).toMatch(/✓ \/download\/at was last changed by #\d+ download\/rechargeChosen/);
    expect(bench('--because', log, '/download/nothing').status).toBe(1);
  });

  it('--minimise finds the shortest list that reaches a value, and writes it as a recording that replays', () => {
    const out = join(folder, 'short.session.json');
    const { status, stdout } = bench('--minimise', '--reaches', '/download/at=insufficient', '--write', out, log);
    expect([status, stdout]).toEqual([0, expect.stringContaining('✓ 3 of 159 actions')]);
    expect(stdout).toMatch(/download\/asked\n.*download\/confirmed\n.*download\/fellShort/);
    expect(bench(out).status).toBe(0);
    expect(bench('--minimise', log)).toEqual({ status: 1, stdout: expect.stringContaining('does not diverge') });
  });

  it('--diff lines two recordings up and names what one has alone and what is said otherwise', () => {
    const entries = file.entries
      .filter(({ a }) => a.type !== 'download/fellShort')
      .map((entry, at) => ({ ...entry, s: at + 1 }))
      .map((entry) =>
        entry.a.type === 'download/passed' ? { ...entry, a: { ...entry.a, payload: { due: 7 } } } : entry,
      );
    const other = put('other.session.json', sealed({ ...file, entries, checkpoints: [], marks: [] }));
    const { status, stdout } = bench('--diff', log, other);
    expect(status).toBe(1);
    expect(stdout).toMatch(/~ #\d+ download\/passed \| #\d+ {2}differs at \/payload\/due/);
    expect(stdout).toMatch(/- #\d+ download\/fellShort/);
    expect(stdout).toMatch(/✗ 2 of 159 lines differ/);
    expect(bench('--diff', log, log).status).toBe(0);
  });

  it('--note writes a copy that reads and replays; the recording stays as it is, and nobody’s number gets in', () => {
    const before = readFileSync(log, 'utf8');
    const copy = join(folder, 'noted.session.json');
    expect(bench('--note', '12 这里的余额是旧的', '--write', copy, log).status).toBe(0);
    expect((JSON.parse(readFileSync(copy, 'utf8')) as SessionFile).marks).toContainEqual({
      s: 12,
      kind: 'note',
      text: '这里的余额是旧的',
    });
    expect(bench(copy).status).toBe(0);
    expect(readFileSync(log, 'utf8')).toBe(before);
    expect(bench('--note', '12 打 13912345678', '--write', copy, log).status).toBe(2);
    expect(bench('--note', '999 太远', '--write', copy, log).status).toBe(2);
  });

  it.each([
    ['two jobs at once', ['--diff', '--because', log, '/a']],
    ['one file to compare', ['--diff', log]],
    ['a goal that is none', ['--minimise', '--reaches', 'soon', log]],
  ])('ends with 2 when it is given %s', (_what, args) => {
    expect(bench(...args).status).toBe(2);
  });
});
