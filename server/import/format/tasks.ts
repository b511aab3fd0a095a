import * as v from 'valibot';
import { TaskCycle, TaskKind } from '@/contract/task';
import { key, line, route, text, whole } from './fields';

/** What everything members do for a reward says: what they do, how often, in which time. */
export const toDo = {
  kind: TaskKind,
  title: line(30),
  need: v.optional(whole(1, 1000), 1),
  cycle: TaskCycle,
  /** Where it is done. */
  route: v.optional(route, ''),
};

/** Some things count once a business day however often they are done, and a phone is bound once. */
export const isPossible = ({ kind, cycle, need }: { kind: TaskKind; cycle: TaskCycle; need: number }) =>
  need === 1 || !(kind === 'bindPhone' || (cycle === 'daily' && (kind === 'checkin' || kind === 'editProfile')));
export const TOO_MUCH = 'must be 1: it counts only once in that time';

/** A task of every day, or of once, for diamonds. */
export const DailyTask = v.pipe(
  v.strictObject({ key, ...toDo, note: v.optional(text(40), ''), reward: whole(1, 10_000) }),
  v.forward(
    v.check((task) => isPossible(task), TOO_MUCH),
    ['need'],
  ),
);
