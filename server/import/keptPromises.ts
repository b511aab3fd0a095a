import type { StoredActivity } from '@server/activities/activity';
import type { Parts, Unkeyed } from './activityParts';
import type { Problem } from './problems';
import { dateOf } from './rows';

/** What decides over points, tickets and diamonds; words and routes may change. */
const FIELDS = {
  tasks: ['kind', 'cycle', 'need', 'points', 'tickets'],
  rewards: ['points', 'rankFrom', 'rankTo', 'coins'],
  prizes: ['coins', 'weight'],
} as const;

type Row = Readonly<Record<string, unknown>>;

/** Names of fields in the folder where they are not those of the table. */
const nameOf = (field: string) => (field === 'weight' ? 'percent' : field);
const said = (field: string, value: unknown) => (field === 'weight' ? Number(value) / 100 : value);

function partProblems(
  part: keyof Parts,
  before: readonly Row[],
  given: readonly Row[],
): [path: string, text: string][] {
  if (given.length < before.length || (part === 'prizes' && given.length > before.length)) {
    return [[part, `there were ${before.length} before`]];
  }
  return before.flatMap((row, at) =>
    FIELDS[part].flatMap((field): [string, string][] =>
      row[field] === given[at]?.[field]
        ? []
        : [[`${part}[${at}].${nameOf(field)}`, `was ${said(field, row[field])} before`]],
    ),
  );
}

/** What the stored activity is beside its row. */
export interface Begun {
  parts: Parts;
  /** Whether a prize of its ranking was taken. */
  paid: boolean;
  now: number;
}

/**
 * What an activity that somebody takes part in may not be changed in: what is done, reached and promised stays what it was.
 * Tasks and rewards may be added after the others; words, pictures, the condition and the end may change.
 */
export function brokenPromises(
  before: StoredActivity,
  { parts, paid, now }: Begun,
  activity: Unkeyed,
  given: Parts,
  path: string,
): Problem[] {
  const end = Date.parse(activity.endsAt);
  const ended = before.endsAt.getTime();
  const claimEnd = dateOf(activity.claimEndsAt ?? activity.endsAt) ?? new Date(end);
  const problems: [path: string, text: string][] = [
    ...(before.kind === activity.kind ? [] : ([['kind', `was ${before.kind} before`]] as [string, string][])),
    ...(before.startsAt.getTime() === Date.parse(activity.startsAt)
      ? []
      : ([['startsAt', `was ${before.startsAt.toISOString()} before`]] as [string, string][])),
    ...(end < ended && end < now ? ([['endsAt', 'must not be moved into the past']] as [string, string][]) : []),
    ...(end > ended && paid ? ([['endsAt', 'prizes of its ranking were taken already']] as [string, string][]) : []),
    ...(claimEnd < before.claimEndsAt
      ? ([['claimEndsAt', `was ${before.claimEndsAt.toISOString()} before`]] as [string, string][])
      : []),
    ...(['tasks', 'rewards', 'prizes'] as const).flatMap((part) => partProblems(part, parts[part], given[part])),
  ];
  const people = before.participants === 1 ? '1 member takes' : `${before.participants} members take`;
  return problems.map(([field, text]) => ({
    file: 'activities.json',
    path: `${path}.${field}`,
    text: `${text}: ${people} part; another key makes another activity`,
  }));
}
