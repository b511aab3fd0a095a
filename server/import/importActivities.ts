import { cleanHtml } from '@server/platform/cleanHtml';
import { deleteParts, partsOf, saveParts, storedParts, type Unkeyed } from './activityParts';
import type { Content } from './format/content';
import { brokenPromises } from './keptPromises';
import { ContentError } from './problems';
import { pictureUrl, type Rows, saveRow } from './rows';

/** Whether a reward for a place was taken, so that places may not move again. */
async function isRankPaid({ tx }: Rows, activityId: number): Promise<boolean> {
  const paid = await tx
    .selectFrom('activityEntries as e')
    .innerJoin('activityRewards as r', 'r.id', 'e.refId')
    .select('e.id')
    .where('e.activityId', '=', activityId)
    .where('e.kind', '=', 'reward')
    .where('r.rankFrom', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** Makes room for what is in the folder; throws when members take part and it is not what they were promised. */
async function prepare(rows: Rows, activity: Unkeyed, path: string, id: number): Promise<void> {
  const { tx, now } = rows;
  // Whoever joins meanwhile waits: their tasks are counted by the rows that are there afterwards.
  const before = await tx.selectFrom('activities').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!before) return;
  if (before.participants === 0) return deleteParts(tx, [id]);
  const begun = { parts: await storedParts(tx, id), paid: await isRankPaid(rows, id), now };
  const problems = brokenPromises(before, begun, activity, partsOf(activity), path);
  if (problems.length > 0) throw new ContentError(problems);
}

export async function saveActivity(
  rows: Rows,
  activity: Unkeyed,
  path: string,
  known: number | undefined,
): Promise<number> {
  if (known !== undefined) await prepare(rows, activity, path, known);
  const { kind, title, cover, summary, rules, condition, conditionValue, startsAt, endsAt } = activity;
  const id = await saveRow(rows, 'activities', known, {
    row: {
      kind,
      title,
      cover: pictureUrl(cover),
      summary,
      rules: cleanHtml(rules),
      condition,
      conditionValue,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      claimEndsAt: new Date(activity.claimEndsAt ?? endsAt),
    },
  });
  await saveParts(rows.tx, id, partsOf(activity));
  return id;
}

/** The activities of `activities.json` with their tasks, rewards and prizes, which are told apart by their places. */
export async function importActivities(rows: Rows, file: NonNullable<Content['activities.json']>): Promise<void> {
  for (const [at, activity] of file.activities.entries()) {
    await rows.take('activity', activity, (id) => saveActivity(rows, activity, `activities[${at}]`, id));
  }
}
