import type { Generated } from 'kysely';
import type { ActivityKind } from '@/contract/activity';
import type { TaskCycle, TaskKind } from '@/contract/task';

/** Something a member did, at most once a business day and ref. */
export interface TaskMarkRow {
  userId: number;
  kind: TaskKind;
  /** `YYYY-MM-DD` of the business day. */
  day: string;
  ref: Generated<string>;
  createdAt: Date;
}

export interface TaskRow {
  id: Generated<number>;
  kind: TaskKind;
  title: string;
  note: Generated<string>;
  need: number;
  cycle: TaskCycle;
  reward: number;
  route: Generated<string>;
  sort: Generated<number>;
  active: Generated<boolean>;
}

export interface TaskClaimRow {
  userId: number;
  taskId: number;
  /** The business day of a daily task, `once` for the others. */
  period: string;
  reward: number;
  requestId: string;
  txnId: number;
  createdAt: Date;
}

/** Who may take part; `newcomer` counts days since registering. */
export type ActivityCondition = 'none' | 'vip' | 'phone' | 'newcomer';

export interface ActivityRow {
  id: Generated<number>;
  kind: ActivityKind;
  title: string;
  cover: Generated<string>;
  summary: Generated<string>;
  rules: Generated<string>;
  condition: Generated<ActivityCondition>;
  conditionValue: Generated<number>;
  startsAt: Date;
  endsAt: Date;
  claimEndsAt: Date;
  participants: Generated<number>;
}

export interface ActivityTaskRow {
  id: Generated<number>;
  activityId: number;
  kind: TaskKind;
  title: string;
  need: number;
  cycle: TaskCycle;
  points: Generated<number>;
  tickets: Generated<number>;
  route: Generated<string>;
  sort: Generated<number>;
}

export interface ActivityRewardRow {
  id: Generated<number>;
  activityId: number;
  title: string;
  points: number | null;
  rankFrom: number | null;
  rankTo: number | null;
  coins: number;
  sort: Generated<number>;
}

export interface ActivityPrizeRow {
  id: Generated<number>;
  activityId: number;
  coins: number;
  /** Hundredths of a percent. */
  weight: number;
  sort: Generated<number>;
}

export interface ActivityMemberRow {
  activityId: number;
  userId: number;
  points: Generated<number>;
  tickets: Generated<number>;
  pointsAt: Date;
  joinedAt: Date;
}

export interface ActivityEntryRow {
  id: Generated<number>;
  activityId: number;
  userId: number;
  kind: 'task' | 'draw' | 'reward';
  refId: number;
  period: Generated<string>;
  points: Generated<number>;
  tickets: Generated<number>;
  coins: Generated<number>;
  requestId: string | null;
  txnId: number | null;
  createdAt: Date;
}

export interface ActivitiesTables {
  taskMarks: TaskMarkRow;
  tasks: TaskRow;
  taskClaims: TaskClaimRow;
  activities: ActivityRow;
  activityTasks: ActivityTaskRow;
  activityRewards: ActivityRewardRow;
  activityPrizes: ActivityPrizeRow;
  activityMembers: ActivityMemberRow;
  activityEntries: ActivityEntryRow;
}
