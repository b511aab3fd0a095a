import type { ActivityArt } from '@demo/art/activities/activityPicture';
import type { ActivityCondition } from '@server/db/schema/activities';
import type { ActivityKind } from '@/contract/activity';
import type { TaskCycle, TaskKind } from '@/contract/task';

/** A task of an activity as it is written by hand. */
export interface ActivityTaskContent {
  kind: TaskKind;
  title: string;
  need: number;
  cycle: TaskCycle;
  points?: number;
  tickets?: number;
  route: string;
}

/** A rung of the ladder by points, or a prize of the ranking by places. */
export type ActivityRewardContent = { title: string; coins: number } & (
  | { points: number }
  | { rank: readonly [from: number, to: number] }
);

/** An activity as it is written by hand. */
export interface ActivityContent {
  id: number;
  kind: ActivityKind;
  title: string;
  /** The picture that was made for it. */
  art: ActivityArt;
  summary: string;
  rules: string;
  condition?: readonly [condition: ActivityCondition, value: number];
  /** Days before seeding it begins; days after it ends and its rewards end (negative: before). */
  starts: number;
  ends: number;
  claims: number;
  tasks: readonly ActivityTaskContent[];
  rewards?: readonly ActivityRewardContent[];
  /** Draws by the published odds (contract 3). */
  draws?: boolean;
}
