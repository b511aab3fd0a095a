import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inOneGo } from '@/app/replay/breathe';
import type { SessionFile } from '@/app/replay/sessionFile';
import { chainSteps } from '@/app/replay/writeSession';

const log = 'src/app/replay/fixtures/v1-purchase.session.json';
const folder = mkdtempSync(join(tmpdir(), 'plaza-replay-'));
const replayIn = (timeZone: string, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run-ts.mjs', 'scripts/replay.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, TZ: timeZone },
  });
const replay = (...args: string[]) => replayIn('Asia/Shanghai', ...args);

// The first run bundles the command.
jest.setTimeout(60_000);

/** The log with another expectation than the reducers meet; `whole`: with a digest that fits. */
function otherwise({ whole }: { whole: boolean }): string {
  const name = join(folder, `other-${whole}.json`);
  const expected = '["/download/at","checking"]';
  const text = readFileSync(log, 'utf8').replaceAll(expected, '["/download/at","requesting"]');
  const file = JSON.parse(text) as SessionFile & { entries: { h?: string }[] };
  for (const entry of file.entries) if (entry.a.type === 'download/confirmed') entry.h = '0000000000000000';
  if (whole) file.end.digest = inOneGo(chainSteps(file)).digest;
  writeFileSync(name, JSON.stringify(file));
  return name;
}

describe('npm run replay', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('H2: ends with 0 when all is equal, and writes a report', () => {
    const report = join(folder, 'out.xml');
    const { status, stdout } = replay('--junit', report, log);
    expect([status, stdout]).toEqual([0, expect.stringContaining('all equal')]);
    expect(readFileSync(report, 'utf8')).toContain('tests="1" failures="0" errors="0"');
  });

  it('R20: is equal in another time zone, on another day', () => {
    const { status, stdout } = replayIn('America/New_York', 'src/app/replay/logs/purchase.session.json');
    expect([status, stdout]).toEqual([0, expect.stringContaining('all equal')]);
  });

  it('R10: ends with 1 when a step is not as recorded, and names action and path', () => {
    const { status, stdout } = replay(otherwise({ whole: true }));
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /DIVERGED at action #\d+ download\/confirmed, path \/download\/at of slice download, expected "requesting", actual "checking" \(recorded by build \w+\)/,
    );
  });

  it('R4: --write makes a session file of a log the DevTools wrote: it replays equal and names nobody', () => {
    const out = join(folder, 'written.session.json');
    const made = replay('--write', out, 'src/app/replay/fixtures/purchase.devtools.json');
    expect([made.status, made.stdout]).toEqual([0, expect.stringContaining('47 actions')]);
    const text = readFileSync(out, 'utf8');
    for (const who of ['31415926', 'devtools_member', '看日志的会员', 'devtools-token'])
      expect(text).not.toContain(who);
    expect(JSON.parse(text).entries.every(({ h }: { h?: string }) => h)).toBe(true);
    const { status, stdout } = replay(out);
    expect([status, stdout]).toEqual([0, expect.stringContaining('47 actions, all equal')]);
  });

  it.each([
    ['an option it does not have', ['--fast', log], '--fast'],
    ['no file', [], 'Usage: npm run replay'],
    [
      'a file to write anew that is not there',
      ['--write', join(folder, 'new.json'), join(folder, 'none.json')],
      'none.json',
    ],
    ['two files to write into one', ['--write', join(folder, 'new.json'), log, log], '--write makes one file'],
    ['a report where none can be written', ['--junit', join(folder, 'no', 'folder.xml'), log], 'folder.xml'],
    ['an entry that is no number', ['--until', 'abc', log], '--until takes the number of an entry'],
  ])('H2: ends with 2 and a sentence when it is given %s', (_what, args, says) => {
    const { status, stdout, stderr } = replay(...args);
    expect([status, stdout]).toEqual([2, expect.stringContaining(says)]);
    expect(stdout + stderr).not.toMatch(/^\s+at /m);
  });

  it('H2: ends with 2 when a file is damaged or missing, and says so in Chinese', () => {
    const { status, stdout } = replay(log, otherwise({ whole: false }), join(folder, 'none.json'));
    expect(status).toBe(2);
    expect(stdout).toContain('校验值');
  });
});
