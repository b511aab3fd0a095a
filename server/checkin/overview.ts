import { businessDate, businessDay } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { balanceOf } from '@server/money/ledger';
import type { Checkin, CheckinDay } from '@/contract/checkin';
import { daysBetween, monthOf, monthSpan, numberOf, weekSpan } from './calendar';
import { firstDay, madeUpIn } from './makeUp';
import { type CheckinRules, checkinRules, rewardOf } from './rules';
import { givenIn, signedDays, streakNow } from './streak';

/** Where a member stands; a guest stands where a new member would. */
interface Standing {
  today: string;
  signedToday: boolean;
  streak: number;
  /** Milestones given in this streak. */
  given: ReadonlySet<number>;
  balance: number;
  total: number;
  firstDay: string;
  makeupsLeft: number;
  signed: ReadonlyMap<string, { kind: 'signed' | 'makeup'; reward: number; milestone: number }>;
}

/** The days a page shows: this month and this week, which may reach over its ends. */
function shownSpan(today: string): { first: string; last: string } {
  const [month, week] = [monthSpan(monthOf(today)), weekSpan(today)];
  return {
    first: week.first < month.first ? week.first : month.first,
    last: week.last > month.last ? week.last : month.last,
  };
}

async function signedIn(reader: Reader, userId: number, { first, last }: { first: string; last: string }) {
  const rows = await reader
    .selectFrom('checkins')
    .select(['day', 'kind', 'reward'])
    .where('userId', '=', userId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  const bonuses = await reader
    .selectFrom('checkinBonuses')
    .select(['day', 'coins'])
    .where('userId', '=', userId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  const given = (day: string) =>
    bonuses.filter((bonus) => bonus.day === day).reduce((sum, { coins }) => sum + coins, 0);
  return new Map(rows.map(({ day, kind, reward }) => [day, { kind, reward, milestone: given(day) }]));
}

async function standingOf(reader: Reader, rules: CheckinRules, userId: number, today: string): Promise<Standing> {
  const streak = await streakNow(reader, userId, today);
  const madeUp = await madeUpIn(reader, userId, monthOf(today));
  return {
    today,
    signedToday: streak.today,
    streak: streak.days,
    given: await givenIn(reader, userId, streak),
    balance: await balanceOf(reader, userId),
    total: await signedDays(reader, userId),
    firstDay: await firstDay(reader, userId),
    makeupsLeft: Math.max(0, rules.makeupPerMonth - madeUp),
    signed: await signedIn(reader, userId, shownSpan(today)),
  };
}

function guestStanding(rules: CheckinRules, today: string): Standing {
  return {
    today,
    signedToday: false,
    streak: 0,
    given: new Set(),
    balance: 0,
    total: 0,
    firstDay: today,
    makeupsLeft: rules.makeupPerMonth,
    signed: new Map(),
  };
}

/** One day as the calendar shows it; of days to come it tells what they give if none is missed until then. */
function cellOf(rules: CheckinRules, standing: Standing, day: string): CheckinDay {
  const { today, firstDay: came, signed, streak, signedToday, given } = standing;
  const row = signed.get(day);
  if (row) {
    const state = row.kind === 'signed' ? 'signed' : 'madeUp';
    return { day, state, reward: row.reward, milestone: row.milestone || null, makeup: false };
  }
  if (day < today) {
    const missed = day >= came;
    const makeup = rules.open && missed && standing.makeupsLeft > 0 && monthOf(day) === monthOf(today);
    return { day, state: missed ? 'missed' : 'outside', reward: 0, milestone: null, makeup };
  }
  const nth = streak + numberOf(day) - numberOf(today) + (signedToday ? 0 : 1);
  const milestone = rules.milestones.find(({ days }) => days === nth && !given.has(days))?.coins ?? null;
  return { day, state: day === today ? 'claimable' : 'future', reward: rewardOf(rules, nth), milestone, makeup: false };
}

/** What the check-in page shows to a member, or (userId null) to a guest. */
export async function checkinOverview(reader: Reader, userId: number | null, now: number): Promise<Checkin> {
  const today = businessDate(now);
  const rules = await checkinRules(reader);
  const standing = userId === null ? guestStanding(rules, today) : await standingOf(reader, rules, userId, today);
  const { first, last } = shownSpan(today);
  const days = daysBetween(first, last).map((day) => cellOf(rules, standing, day));
  const { signedToday, streak, given, balance, total } = standing;
  const nth = streak + (signedToday ? 0 : 1);
  return {
    open: rules.open,
    today,
    endTime: businessDay(now).end,
    signedToday,
    balance,
    streak,
    total,
    todayReward: days.find(({ day }) => day === today)?.reward ?? 0,
    tomorrowReward: rewardOf(rules, nth + 1),
    days,
    cycle: [...rules.cycle],
    milestones: rules.milestones.map((milestone) => ({ ...milestone, reached: given.has(milestone.days) })),
    makeup: { price: rules.makeupPrice, perMonth: rules.makeupPerMonth, left: standing.makeupsLeft },
  };
}
