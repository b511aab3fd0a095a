import type { Tx } from '@server/db/database';
import type { ActivityPrizeRow, ActivityRewardRow, ActivityTaskRow } from '@server/db/schema/activities';
import type { Insertable } from 'kysely';
import type * as v from 'valibot';
import { type ActivityItem, weightOf } from './format/activities';

type Activity = v.InferOutput<typeof ActivityItem>;
/** An activity as it is written: by whatever key it came. */
export type Unkeyed = Activity extends infer A ? (A extends Activity ? Omit<A, 'key'> : never) : never;

type Part<R> = Omit<Insertable<R>, 'id' | 'activityId' | 'sort'>;

/** What an activity consists of, as its tables have it; each told by its place. */
export interface Parts {
  tasks: readonly Part<ActivityTaskRow>[];
  rewards: readonly Part<ActivityRewardRow>[];
  prizes: readonly Part<ActivityPrizeRow>[];
}

/** The parts a folder describes. */
export function partsOf(activity: Unkeyed): Parts {
  const rewards =
    activity.kind === 'rank'
      ? activity.rewards.map((reward) => ({ ...reward, points: null }))
      : activity.rewards.map((reward) => ({ ...reward, rankFrom: null, rankTo: null }));
  const prizes = activity.kind === 'draw' ? activity.prizes : [];
  return {
    tasks: activity.tasks,
    rewards,
    prizes: prizes.map(({ coins, percent }) => ({ coins, weight: weightOf(percent) })),
  };
}

const TABLE = { tasks: 'activityTasks', rewards: 'activityRewards', prizes: 'activityPrizes' } as const;
const PARTS = ['tasks', 'rewards', 'prizes'] as const;

const storedOf = (tx: Tx, part: keyof Parts, activityId: number) =>
  tx
    .selectFrom(TABLE[part] as 'activityTasks')
    .selectAll()
    .where('activityId', '=', activityId)
    .orderBy('sort')
    .orderBy('id')
    .execute();

/** The parts an activity has. */
export async function storedParts(tx: Tx, activityId: number): Promise<Parts> {
  const [tasks, rewards, prizes] = [
    await storedOf(tx, 'tasks', activityId),
    await storedOf(tx, 'rewards', activityId),
    await storedOf(tx, 'prizes', activityId),
  ];
  return { tasks, rewards, prizes } as unknown as Parts;
}

/** Takes the parts of activities away that nobody takes part in. */
export async function deleteParts(tx: Tx, activityIds: readonly number[]): Promise<void> {
  if (activityIds.length === 0) return;
  for (const part of PARTS) {
    await tx
      .deleteFrom(TABLE[part] as 'activityTasks')
      .where('activityId', 'in', [...activityIds])
      .execute();
  }
}

/** Writes parts by their places: entries of members refer to the rows, so one that is there keeps its id. */
export async function saveParts(tx: Tx, activityId: number, parts: Parts): Promise<void> {
  for (const part of PARTS) {
    const before = await storedOf(tx, part, activityId);
    for (const [sort, values] of parts[part].entries()) {
      const table = TABLE[part] as 'activityTasks';
      const row = { ...values, sort } as Part<ActivityTaskRow> & { sort: number };
      const id = before[sort]?.id;
      if (id !== undefined) await tx.updateTable(table).set(row).where('id', '=', id).execute();
      else {
        await tx
          .insertInto(table)
          .values({ ...row, activityId })
          .execute();
      }
    }
  }
}
