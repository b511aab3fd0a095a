import { spawnSync } from 'node:child_process';

describe('one log in every engine', () => {
  it('R9: twenty times in Node and in each browser of the machine, in other zones and languages: all states equal', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/replayEngines.mjs', '20'], { encoding: 'utf8' });
    const engines = stdout.split('\n').filter((line) => line.startsWith('✓'));
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(/purchase\.session\.json: \d+ actions end in \w{16}, 20/),
    ]);
    expect(engines[0]).toContain('Node');
    expect(engines.some((line) => line.includes('Chrome'))).toBe(true);
  }, 180_000);
});
