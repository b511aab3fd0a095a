import { appScreenBytes } from '@demo/art/appScreen';
import { type DemoLetter, demoCannedAnswers, demoLetters } from '@demo/content/letters';
import { minutes } from '@demo/content/time';
import type { Tx } from '@server/db/database';
import type { Files } from '@server/files/files';
import type { Ids } from '@server/ids';
import { closeOrder } from '@server/money/orders';
import { placeOrder } from '@server/money/placeOrder';
import { kept } from '@server/sealing/phones';
import { sealedPlaces } from '@server/sealing/places';
import type { Keys } from '@server/secret';
import { letterTargets, owedFrom } from '@server/support/letterTargets';
import { memberOf, memberWriter } from '@server/support/writer';
import { encodeImage } from '@server/uploads/image';
import { letterPictureFiles } from '@server/uploads/store';

/** What the late order costs. */
const LATE_FEN = 6_800;

interface Seeding extends Keys {
  files: Files;
  now: number;
  memberIds: ReadonlyMap<string, number>;
  /** By name. */
  staff: ReadonlyMap<string, number>;
}

function writerOf({ from }: DemoLetter, { memberIds }: Seeding): string {
  if (typeof from === 'object') return `d:${from.guest}`;
  return memberWriter(typeof from === 'number' ? from : (memberIds.get(from) ?? 0));
}

/** A screen of the app, kept as a member's screenshot. */
async function seedPicture(
  tx: Tx,
  screen: number,
  row: { letterId: number; place: number; createdAt: Date; ownerId: number },
  { files }: Seeding,
): Promise<void> {
  const { bytes, w, h } = await encodeImage(appScreenBytes(screen));
  const storageKey = `demo-letter-${row.letterId}-${row.place}`;
  await letterPictureFiles(files).keep(storageKey, bytes);
  await tx
    .insertInto('letterPictures')
    .values({ ...row, storageKey, w, h, bytes: bytes.length })
    .execute();
}

async function seedLetter(tx: Tx, letter: DemoLetter, seeding: Seeding): Promise<void> {
  const { now, staff } = seeding;
  const [first, ...rest] = letter.lines;
  const at = (before: number) => new Date(now - before);
  const answers = rest.filter(({ by, note }) => by !== undefined && !note);
  const said = [first, ...rest.filter(({ note }) => !note)];
  // What is owed is owed since the member wrote last.
  const asked = [first, ...rest.filter(({ by }) => by === undefined)].at(-1) ?? first;
  const last = said.at(-1) ?? first;
  const writer = writerOf(letter, seeding);
  const { id } = await tx
    .insertInto('feedbacks')
    .values({
      ...{ writer, kind: letter.kind, content: first.text, createdAt: at(first.before) },
      siteHash: typeof letter.from === 'object' ? 'demo' : null,
      ...{ support: letter.support ?? null, caseNumber: letter.recording ?? null },
      contact: kept(letter.contact ?? '', { place: sealedPlaces.letterContact, owner: writer }, seeding),
      ...{ category: letter.category, priority: letter.priority ?? 'normal', state: letter.state ?? 'open' },
      ...owedFrom(now - asked.before, await letterTargets(tx)),
      ...{ ownerId: staff.get(letter.owner ?? '') ?? null, lastAt: at(last.before), rating: letter.rating ?? null },
      firstAnsweredAt: answers[0] === undefined ? null : at(answers[0].before),
      closedAt: letter.state === 'closed' ? at(last.before) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [place, screen] of (first.screens ?? []).entries()) {
    await seedPicture(
      tx,
      screen,
      { letterId: id, place, createdAt: at(first.before), ownerId: memberOf(writer) ?? 0 },
      seeding,
    );
  }
  if (rest.length === 0) return;
  await tx
    .insertInto('letterEntries')
    .values(
      rest.map(({ before, text, by, note }) => ({
        ...{ letterId: id, content: text, createdAt: at(before) },
        kind: by === undefined ? ('member' as const) : note ? ('note' as const) : ('answer' as const),
        ...{ staffId: staff.get(by ?? '') ?? null, staffName: by ?? null },
      })),
    )
    .execute();
}

/** The order that the first letter is about: closed before the provider had told of the payment. */
async function seedLateOrder(tx: Tx, ids: Ids, userId: number, now: number): Promise<void> {
  const product = await tx
    .selectFrom('rechargeProducts')
    .select('id')
    .where('priceFen', '=', LATE_FEN)
    .executeTakeFirstOrThrow();
  const wish = { kind: 'recharge', productId: product.id, payType: 'alipay', requestId: 'seed:late' } as const;
  const { order } = await placeOrder(tx, ids, { ...wish, userId, now: now - minutes(33) });
  await closeOrder(tx, userId, order.id, now - minutes(18));
}

/** The inbox of one evening, and what support writes again and again. */
export async function seedLetters(
  tx: Tx,
  memberIds: ReadonlyMap<string, number>,
  { ids, files, secret, now }: { ids: Ids; files: Files; secret: string; now: number },
): Promise<void> {
  const rows = await tx.selectFrom('staff').select(['id', 'name']).execute();
  const staff = new Map(rows.map(({ id, name }) => [name, id]));
  await seedLateOrder(tx, ids, memberIds.get('poor') ?? 0, now);
  for (const letter of demoLetters) await seedLetter(tx, letter, { files, secret, now, memberIds, staff });
  await tx
    .insertInto('cannedAnswers')
    .values(demoCannedAnswers.map((answer) => ({ ...answer, updatedAt: new Date(now) })))
    .execute();
}
