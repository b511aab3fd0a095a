import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { counted } from '@scripts/reliability/tally';

const zones = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/London',
  'Africa/Cairo',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

describe('F1: days of a member who lives elsewhere', () => {
  it.each(zones)(
    '%s: “not today” and “yesterday” are the calendar’s, also where clocks change and midnights are missing',
    (zone) => {
      const runner = [path.resolve('scripts/run-ts.mjs'), 'src/testing/zones.ts'];
      const { stdout, stderr } = spawnSync(process.execPath, runner, {
        encoding: 'utf8',
        env: { ...process.env, TZ: zone },
      });
      expect(stderr).toBe('');
      const { pairs, wrong, ...said } = JSON.parse(stdout) as { zone: string; pairs: number; wrong: number };
      expect({ ...said, wrong }).toEqual({ zone, wrong: 0 });
      expect(pairs).toBeGreaterThan(50_000);
      counted('storage', 'pairs of moments in seven time zones: same day, yesterday, bulletin due', pairs);
    },
  );
});
