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

  it('turn over the year by month', () => {
    expect([monthsLater('2026-12', 1), monthsLater('2026-01', -1), monthsLater('2026-03', -15)]).toEqual([
      '2027-01',
      '2025-12',
      '2024-12',
    ]);
  });

  it('are words without a time zone', () => {
    expect([dayWords('2026-03-08'), weekdayOf('2026-03-08'), partsOf('2026-03-08').date]).toEqual(['3月8日', 6, 8]);
  });

  it.each([
    'Asia/Shanghai',
    'UTC',
    'America/New_York',
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ])('fall on the same weekdays in %s, over both clock changes', (zone) => {
    // The same arithmetic in a process of that zone, for every day of 2026.
    const script = `let out='';for(let n=0;n<365;n+=1){const day=new Date(Date.UTC(2026,0,1+n)).toISOString().slice(0,10);
      out+=(Date.parse(day+'T00:00:00Z')/86400000+3)%7}process.stdout.write(out)`;
    const there = execFileSync(process.execPath, ['-e', script], { env: { TZ: zone }, encoding: 'utf8' });
    const here = Array.from({ length: 365 }, (_, n) =>
      weekdayOf(new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)),
    ).join('');
    expect(there).toBe(here);
    // 1 January 2026 is a Thursday.
    expect(there.slice(0, 4)).toBe('3456');
  });
});
