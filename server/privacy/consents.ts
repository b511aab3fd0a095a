import { createHash } from 'node:crypto';
import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { Consents, ConsentWay } from '@/contract/privacy';
import { LegalDoc, type LegalText } from '@/contract/support';

/** A text of the operator as it stands. */
export interface StandingText {
  doc: LegalDoc;
  title: string;
  content: string;
  /** When the operator says it was changed, epoch ms. */
  updateTime: number | null;
  version: string;
}

/** What names a wording: every other word makes another version. */
const versionOf = (doc: LegalDoc, title: string, content: string) =>
  createHash('sha256')
    .update(JSON.stringify([doc, title, content]))
    .digest('hex')
    .slice(0, 16);

/** The texts in force, of those that the operator has. */
export async function standingTexts(reader: Reader, appId: string): Promise<StandingText[]> {
  const rows = await reader
    .selectFrom('appConfig')
    .select(['key', 'value'])
    .where('appId', '=', appId)
    .where('key', 'in', LegalDoc.options)
    .orderBy('key')
    .execute();
  return rows.flatMap(({ key, value }) => {
    const { title, content, updateTime } = (value ?? {}) as Record<string, unknown>;
    if (typeof title !== 'string' || typeof content !== 'string') return [];
    const doc = key as LegalDoc;
    const changed = typeof updateTime === 'number' ? updateTime : null;
    return [{ doc, title, content, updateTime: changed, version: versionOf(doc, title, content) }];
  });
}

interface Agreeing {
  appId: string;
  userId: number;
  way: ConsentWay;
  now: number;
}

/** Keeps the wording, and that the member agreed to it; what they agreed to before stays as it is. */
async function keep(tx: Tx, text: StandingText, { appId, userId, way, now }: Agreeing): Promise<void> {
  const { doc, title, content, version } = text;
  const createdAt = new Date(now);
  await tx
    .insertInto('legalTexts')
    .values({ appId, doc, title, content, version, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('consents')
    .columns(['userId', 'textId', 'way', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('legalTexts')
        .select([eb.val(userId).as('userId'), 'id', eb.val(way).as('way'), eb.val(createdAt).as('createdAt')])
        .where('appId', '=', appId)
        .where('doc', '=', doc)
        .where('version', '=', version),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes down that a member agreed to all texts in force: they stood ticked on the form. */
export async function agreeToAll(tx: Tx, agreeing: Agreeing): Promise<void> {
  for (const text of await standingTexts(tx, agreeing.appId)) await keep(tx, text, agreeing);
}

/** Writes down that a member agreed to the wordings they were shown; 1003 where one is not in force any more. */
export async function agreeTo(tx: Tx, versions: readonly string[], agreeing: Agreeing): Promise<void> {
  const standing = await standingTexts(tx, agreeing.appId);
  const shown = standing.filter(({ version }) => versions.includes(version));
  if (shown.length < new Set(versions).size) throw new ProductError(code.alreadyDone, 'consentOutdated');
  for (const text of shown) await keep(tx, text, agreeing);
}

/** What a member agreed to, the latest first, and what is still to be agreed to. */
export async function consentsOf(
  reader: Reader,
  { appId, userId }: Pick<Agreeing, 'appId' | 'userId'>,
): Promise<Consents> {
  const standing = await standingTexts(reader, appId);
  const given = await reader
    .selectFrom('consents as c')
    .innerJoin('legalTexts as t', 't.id', 'c.textId')
    .select(['t.doc', 't.title', 't.version', 'c.createdAt', 'c.way'])
    .where('c.userId', '=', userId)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.textId', 'desc')
    .execute();
  const has = (version: string) => given.some((one) => one.version === version);
  return {
    due: standing.filter(({ version }) => !has(version)).map(({ doc, title, version }) => ({ doc, title, version })),
    given: given.map(({ doc, title, version, createdAt, way }) => ({
      ...{ doc, title, version, way },
      createTime: createdAt.getTime(),
      current: standing.some((one) => one.version === version),
    })),
  };
}

/** The words that a member agreed to, as they were; 1002 for what they never agreed to. */
export async function consentedText(reader: Reader, userId: number, version: string): Promise<LegalText> {
  const text = await reader
    .selectFrom('consents as c')
    .innerJoin('legalTexts as t', 't.id', 'c.textId')
    .select(['t.title', 't.content', 't.version', 'c.createdAt'])
    .where('c.userId', '=', userId)
    .where('t.version', '=', version)
    .executeTakeFirst();
  if (!text) throw new ProductError(code.notFound, 'notFound');
  const { createdAt, ...words } = text;
  return { ...words, updateTime: createdAt.getTime() };
}
