import { isBulletinDue } from '@/features/bulletin/bulletinStamp';
import { isPreviousDay, isSameDay } from '@/lib/time/calendarDay';

/**
 * A process of one time zone (TZ): every pair of moments around the days on which its clocks change, and around year
 * ends, against the calendar itself. Prints how many pairs there were and how many went wrong.
 */
const HOUR = 3_600_000;
const zone = process.env.TZ ?? 'UTC';
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const dayOf = (at: number) => parts.format(at);
/** The date before, by the calendar alone. */
const before = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * HOUR).toISOString().slice(0, 10);

const offset = (at: number) => new Date(at).getTimezoneOffset();
const moments: number[] = [];
const from = Date.UTC(2025, 0, 1);
for (let day = 0; day < 730; day += 1) {
  const at = from + day * 24 * HOUR;
  const changes = offset(at) !== offset(at + 24 * HOUR);
  if (changes || day % 182 === 0) for (let half = -72; half <= 96; half += 1) moments.push(at + (half * HOUR) / 2);
}
const days = new Map(moments.map((at) => [at, dayOf(at)]));
const yesterdays = new Map([...days.values()].map((day) => [day, before(day)]));
let [pairs, wrong] = [0, 0];
for (const [stamp, day] of days) {
  const kept = { read: () => String(stamp) } as never;
  for (const [now, today] of days) {
    if (Math.abs(now - stamp) > 96 * HOUR) continue;
    pairs += 1;
    if (isSameDay(stamp, now) !== (day === today)) wrong += 1;
    if (isPreviousDay(stamp, now) !== (day === yesterdays.get(today))) wrong += 1;
    if (isBulletinDue(kept, '', now) !== (day !== today)) wrong += 1;
  }
}
process.stdout.write(`${JSON.stringify({ zone, pairs, wrong })}\n`);
