import type { Reader, Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { StoredItem } from '@server/moderation/lockItem';
import { type Hit, wordFinder, wordList } from '@server/square/words';
import { code } from '@/contract/codes';
import { type Decision, MODERATION_LOCK_MS, type ModerationItem, type WordHit } from '@/contract/desk/moderation';
import { may } from '@/contract/desk/permissions';
import { readBeside } from './beside';
import { readDevices, readJudged, readPast } from './judged';
import { piecesOf } from './pieces';
import { rowsOf } from './queue';
import { readReported } from './reported';
import { readThing } from './thing';
import { wordRecords } from './wordHits';

/** Makes an item mine for five minutes, unless a colleague has it; what I had before is free. */
export async function takeItem(tx: Tx, id: number, { staff, now }: By): Promise<void> {
  if (!may(staff.role, 'moderation.act')) return;
  await tx
    .updateTable('moderationItems')
    .set({ lockedBy: null, lockedUntil: null })
    .where('lockedBy', '=', staff.id)
    .where('id', '<>', id)
    .execute();
  await tx
    .updateTable('moderationItems')
    .set({ lockedBy: staff.id, lockedUntil: new Date(now + MODERATION_LOCK_MS) })
    .where('id', '=', id)
    .where('decidedAt', 'is', null)
    .where((eb) => eb.or([eb('notBy', 'is', null), eb('notBy', '<>', staff.id)]))
    .where((eb) =>
      eb.or([eb('lockedBy', 'is', null), eb('lockedBy', '=', staff.id), eb('lockedUntil', '<=', new Date(now))]),
    )
    .execute();
}

async function decisionOf(reader: Reader, item: StoredItem, { staff, now }: By): Promise<Decision | null> {
  if (item.decidedAt === null || item.decidedBy === null) return null;
  const { name } = await reader
    .selectFrom('staff')
    .select('name')
    .where('id', '=', item.decidedBy)
    .executeTakeFirstOrThrow();
  const settleAt = item.settleAt?.getTime() ?? 0;
  return {
    removed: item.decision === 'removed',
    reason: item.reason,
    staff: name,
    at: item.decidedAt.getTime(),
    sanction: item.sanction,
    muteDays: item.muteDays,
    undoUntil: item.decidedBy === staff.id && item.settledAt === null && settleAt > now ? settleAt : null,
  };
}

async function hitsOf(reader: Reader, found: readonly Hit[], now: number): Promise<WordHit[]> {
  const byWord = new Map(found.map(({ word, level }) => [word, level]));
  const records = await wordRecords(reader, [...byWord.keys()], now);
  return [...byWord].map(([word, level]) => {
    const { today = 0, decided = 0, removed = 0 } = records.get(word) ?? {};
    return { word, level, today, right: decided === 0 ? null : Math.round((100 * removed) / decided) };
  });
}

async function appealOf(reader: Reader, item: StoredItem, by: By): Promise<ModerationItem['appeal']> {
  if (item.appealOf === null || item.appeal === null) return null;
  const removal = await findItem(reader, item.appealOf);
  const against = await decisionOf(reader, removal, by);
  return against && { text: item.appeal, against };
}

async function findItem(reader: Reader, id: number): Promise<StoredItem> {
  const item = await reader.selectFrom('moderationItems').selectAll().where('id', '=', id).executeTakeFirst();
  if (!item) throw new ProductError(code.notFound, 'notFound');
  return item;
}

/** An item with all that is needed to decide; 1002 for none. */
export async function readItem(reader: Reader, id: number, by: By): Promise<ModerationItem> {
  const item = await findItem(reader, id);
  const [row] = await rowsOf(reader, [id], by);
  if (row === undefined) throw new Error('an item that is there has a row');
  const removal = item.appealOf === null ? item : await findItem(reader, item.appealOf);
  const { title, content, views, likes, comments, ...thing } = await readThing(reader, removal);
  const find = wordFinder(await wordList(reader));
  const [inTitle, inContent] = [find(title), find(content)];
  return {
    ...row,
    ...thing,
    title: piecesOf(title, inTitle),
    pieces: piecesOf(content, inContent),
    counts: { views, likes, comments },
    hits: await hitsOf(reader, [...inTitle, ...inContent], by.now),
    ...(await readBeside(reader, item)),
    ...(await readReported(reader, id)),
    lastAt: item.lastAt.getTime(),
    trusted: item.trusted,
    judged: await readJudged(reader, item.authorId, by.now),
    past: await readPast(reader, item.authorId, id),
    devices: await readDevices(reader, item.authorId),
    appeal: await appealOf(reader, item, by),
    decision: await decisionOf(reader, item, by),
  };
}
