import * as v from 'valibot';
import { Count, Diamonds, Id, Time } from './fields';

/** What a member can do that tasks count. */
export const TaskKind = v.picklist([
  'checkin',
  'likePost',
  'comment',
  'readChapter',
  'viewGame',
  'editProfile',
  'bindPhone',
  'firstPost',
]);
export type TaskKind = v.InferOutput<typeof TaskKind>;

/** `daily` begins anew at the business midnight; `once` is done for good. */
export const TaskCycle = v.picklist(['daily', 'once']);
export type TaskCycle = v.InferOutput<typeof TaskCycle>;

/** A task with its reward, as it stands for whoever asks. */
export const Task = v.object({
  id: Id,
  /** A kind this client does not know is a task like any other. */
  kind: v.string(),
  title: v.string(),
  note: v.optional(v.string(), ''),
  cycle: v.optional(TaskCycle, 'once'),
  need: Count,
  /** How much is done, at most `need`. */
  done: v.optional(Count, 0),
  reward: Diamonds,
  /** 0 to do, 1 to be claimed, 2 claimed. */
  status: v.picklist([0, 1, 2]),
  /** Where it is done: a path in the app, or empty. */
  route: v.optional(v.string(), ''),
});
export type Task = v.InferOutput<typeof Task>;

/** The tasks of a member (a guest has done nothing), and when the daily ones begin anew. */
export const TaskList = v.object({ records: v.array(Task), resetTime: v.nullish(Time) });
export type TaskList = v.InferOutput<typeof TaskList>;

/** What claiming a task gave. */
export const TaskClaimed = v.object({
  id: Id,
  /** Diamonds this claim gave, also when it is repeated. */
  reward: Diamonds,
  balanceAfter: Diamonds,
  /** This request was done before; nothing moved now. */
  repeated: v.optional(v.boolean(), false),
});
export type TaskClaimed = v.InferOutput<typeof TaskClaimed>;
