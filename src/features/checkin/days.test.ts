import { execFileSync } from 'node:child_process';
import { buildCheckin } from '@/testing/builders/checkin';
import { daysToChest, monthOf, weekOf } from './days';
import { dayWords, monthsLater, partsOf, weekdayOf } from './dayWords';

describe('days of the calendar', () => {
  it('are this week from Monday, and this month', () => {
    const checkin = buildCheckin();
    expect(weekOf(checkin).map(({ day }) => day)).toEqual([
      '2026-03-09',
      '2026-03-10',
      '2026-03-11',
      '2026-03-12',
      '2026-03-13',
      '2026-03-14',
      '2026-03-15',
    ]);
    expect(monthOf(checkin)).toHaveLength(31);
    expect(monthOf(checkin)[0]?.day).toBe('2026-03-01');
  });

  it('count down to the chest of the cycle', () => {
    expect(daysToChest(buildCheckin())).toBe(6);
    expect(daysToChest(buildCheckin({ cycle: [2, 2] }))).toBeNull();
  });

  it('are none without today, and whole weeks also where today comes first', () => {
    const { days } = buildCheckin();
    expect(weekOf({ days, today: '2027-01-01' })).toEqual([]);
    expect(weekOf({ days: days.slice(0, 9), today: days[0]?.day ?? '' })).toEqual(days.slice(0, 7));
  });

  it('count only what is still to sign: not what was missed, nor what is signed', () => {
    const checkin = buildCheckin();
    const missed = checkin.days.map((day) => (day.day === '2026-03-14' ? { ...day, state: 'missed' as const } : day));
    expect(daysToChest({ ...checkin, days: missed })).toBe(5);
    const early = checkin.days.map((day) => (day.day === '2026-03-12' ? { ...day, state: 'claimable' as const } : day));
    expect(daysToChest({ ...checkin, days: early })).toBe(6);
    const now = checkin.days.map((day) => (day.day === '2026-03-13' ? { ...day, reward: 8 } : day));
    expect(daysToChest({ ...checkin, days: now })).toBe(1);
  });

  it('turn over the year by month', () => {
    expect([monthsLater('2026-12', 1), monthsLater('2026-01', -1), monthsLater('2026-03', -15)]).toEqual([
      '2027-01',
      '2025-12',
      '2024-12',
    ]);
  });

  it('are words without a time zone', () => {
    expect([dayWords('2026-03-08'), weekdayOf('2026-03-08'), partsOf('2026-03-08').date]).toEqual(['3 月 8 日', 6, 8]);
  });
});

/** What product code says in a process of each zone, hour by hour through 2026, against Intl; answers how often it errs. */
const inAllZones = `
const names = ${JSON.stringify([
  'Asia/Shanghai',
  'America/New_York',
  'Europe/London',
  'Africa/Cairo',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
])};
const HOUR = 3600000, DAY = 24 * HOUR;
const dates = (timeZone) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const known = new Map();
  return (at) => known.get(at) ?? known.set(at, format.format(at)).get(at);
};
const count = (day) => Date.parse(day + 'T00:00:00Z') / DAY;
const beijing = dates('Asia/Shanghai');
const wrong = {};
for (const zone of names) {
  process.env.TZ = zone;
  const dateOf = dates(zone);
  let errs = 0;
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += HOUR) {
    const day = dateOf(at);
    if (days.dayText(at) !== day) errs += 1;
    if (days.weekdayOf(day) !== (new Date(day + 'T12:00:00Z').getUTCDay() + 6) % 7) errs += 1;
    if (days.businessDayOf(at) !== count(beijing(at))) errs += 1;
    for (const back of [1, 23, 24, 25, 47]) {
      const before = at - back * HOUR;
      const apart = count(day) - count(dateOf(before));
      if (days.isSameDay(before, at) !== (apart === 0)) errs += 1;
      if (days.isPreviousDay(before, at) !== (apart === 1)) errs += 1;
    }
  }
  wrong[zone] = errs;
}
process.stdout.write(JSON.stringify(wrong));
`;

it('the days a member sees are right in seven zones, over every midnight and clock change of a year', () => {
  const product = execFileSync('node_modules/.bin/esbuild', ['--bundle', '--format=iife', '--global-name=days'], {
    encoding: 'utf8',
    input: `export * from './src/lib/time/calendarDay'; export * from './src/lib/time/businessDay';
      export * from './src/features/checkin/dayWords';`,
  });
  const said = execFileSync(process.execPath, ['--input-type=commonjs'], {
    encoding: 'utf8',
    input: `${product}\n${inAllZones}`,
  });
  const wrong = JSON.parse(said) as Record<string, number>;
  expect(Object.keys(wrong)).toHaveLength(7);
  expect(Object.entries(wrong).filter(([, errs]) => errs > 0)).toEqual([]);
});
