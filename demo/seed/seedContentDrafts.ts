import { contentDrafts } from '@demo/content/contentDrafts';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { saveDraft } from '@server/desk/content/drafts';
import { publish } from '@server/desk/content/publish';
import { readThing } from '@server/desk/content/readContent';

const DAY_MS = 86_400_000;

/** A game as it is, at a part of its price. */
async function cheaper(tx: Tx, by: By, { id, buyAmount }: { id: number; buyAmount: number }, share: number) {
  const game = { kind: 'game', thing: String(id) } as const;
  const { live } = await readThing(tx, game, by);
  const item = { ...(JSON.parse(live ?? '{}') as object), price: Math.ceil(buyAmount * share) };
  return { ...game, item: JSON.stringify(item) };
}

/**
 * What is being written at the desk: a bulletin that is planned, a price that somebody thinks about and one that waits for a second
 * person, a question that was mended.
 */
export async function seedContentDrafts(
  tx: Tx,
  ctx: Pick<ServerContext, 'ids' | 'config' | 'files'>,
  now: number,
): Promise<void> {
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'role'])
    .where('role', '=', 'operator')
    .executeTakeFirstOrThrow();
  const by: By = { staff, traceId: 'demo-content', now };
  const { planned, price, asked, mended } = contentDrafts;

  const [game, other] = await tx
    .selectFrom('games')
    .select(['id', 'buyAmount'])
    .where('buyAmount', '>', 0)
    .orderBy('id')
    .limit(2)
    .execute();
  if (!game || !other) throw new Error('the demo has two games that cost something');
  const asking = { ...by, now: now - asked.before };
  const wish = await cheaper(tx, asking, other, asked.share);
  await saveDraft(tx, asking, { ...wish, seen: 0 });
  await publish(tx, ctx, { kind: wish.kind, thing: wish.thing, seen: 1, reason: asked.reason }, asking);

  const item = { ...planned.item, startsAt: new Date(now + 3 * DAY_MS).toISOString() };
  const thing = await saveDraft(tx, by, { kind: 'bulletin', thing: 'new', item: JSON.stringify(item), seen: 0 });
  await publish(tx, ctx, { kind: 'bulletin', thing, seen: 1, reason: planned.reason, at: now + 3 * DAY_MS }, by);

  await saveDraft(tx, by, { ...(await cheaper(tx, by, game, price.share)), seen: 0 });

  const last = await tx.selectFrom('faqs').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const question = { kind: 'faq', thing: String(last.id) } as const;
  const before = JSON.parse((await readThing(tx, question, by)).live ?? '{}') as { answer: string };
  const after = { ...before, answer: `${before.answer}${mended.more}` };
  await saveDraft(tx, by, { ...question, item: JSON.stringify(after), seen: 0 });
  await publish(tx, ctx, { ...question, seen: 1, reason: mended.reason }, by);
}
