import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const DAY_MS = 86_400_000;

/** Zones with their offsets in minutes at the midnight of Shanghai that begins 2026-03-29, the day Europe skips an hour. */
const zones: Readonly<Record<string, number>> = {
  UTC: 0,
  'Asia/Shanghai': 480,
  'America/New_York': -240,
  'Europe/Berlin': 60,
  'Asia/Kathmandu': 345,
  'Australia/Lord_Howe': 660,
  'Pacific/Pago_Pago': -660,
};
/** 2026-03-29 00:00 in Shanghai. */
const MIDNIGHT = Date.UTC(2026, 2, 28, 16);

/** What a server says whose process lives in these zones. */
async function livedIn(names: readonly string[]): Promise<{ zone: string; offset: number; lines: unknown[] }[]> {
  const runner = [path.resolve('scripts/run-ts.mjs'), 'server/testing/zoneDays.ts', String(MIDNIGHT), ...names];
  const { stdout } = await promisify(execFile)(process.execPath, runner);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('the business day', () => {
  it('begins at midnight in Shanghai wherever the server stands: check-in, streak, tasks, countdowns', async () => {
    const said = await livedIn(Object.keys(zones));
    const before = { start: MIDNIGHT - DAY_MS, end: MIDNIGHT, resetTime: MIDNIGHT, endTime: MIDNIGHT };
    const after = { start: MIDNIGHT, end: MIDNIGHT + DAY_MS, resetTime: MIDNIGHT + DAY_MS, endTime: MIDNIGHT + DAY_MS };
    const [last, first] = ['2026-03-28', '2026-03-29'];
    const lines = [
      { ...before, day: last, today: last, date: last, streak: 1, reward: 1 },
      { ...after, day: first, today: first, date: first, streak: 2, reward: 1 },
    ];
    expect(said).toEqual(Object.entries(zones).map(([zone, offset]) => ({ zone, offset, lines })));
  }, 120_000);
});
