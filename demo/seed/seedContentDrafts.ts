import { contentDrafts } from '@demo/content/contentDrafts';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import type { By } from '@server/desk/acts/record';
import { saveDraft } from '@server/desk/content/drafts';
import { publish } from '@server/desk/content/publish';
import { readThing } from '@server/desk/content/readContent';

const DAY_MS = 86_400_000;

/** What is being written at the desk: a bulletin that is planned, a price that somebody thinks about, a question that was mended. */
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
  const { planned, price, mended } = contentDrafts;

  const item = { ...planned.item, startsAt: new Date(now + 3 * DAY_MS).toISOString() };
  const thing = await saveDraft(tx, by, { kind: 'bulletin', thing: 'new', item: JSON.stringify(item), seen: 0 });
  await publish(tx, ctx, { kind: 'bulletin', thing, seen: 1, reason: planned.reason, at: now + 3 * DAY_MS }, by);

  const game = await tx
    .selectFrom('games')
    .select(['id', 'buyAmount'])
    .where('buyAmount', '>', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const sold = { kind: 'game', thing: String(game.id) } as const;
  const { live } = await readThing(tx, sold, by);
  const cheaper = { ...(JSON.parse(live ?? '{}') as object), price: Math.ceil(game.buyAmount * price.share) };
  await saveDraft(tx, by, { ...sold, item: JSON.stringify(cheaper), seen: 0 });

  const last = await tx.selectFrom('faqs').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const asked = { kind: 'faq', thing: String(last.id) } as const;
  const before = JSON.parse((await readThing(tx, asked, by)).live ?? '{}') as { answer: string };
  const after = { ...before, answer: `${before.answer}${mended.more}` };
  await saveDraft(tx, by, { ...asked, item: JSON.stringify(after), seen: 0 });
  await publish(tx, ctx, { ...asked, seen: 1, reason: mended.reason }, by);
}
