import type { Tx } from '@server/db/database';
import { agreeToAll } from '@server/privacy/consents';

/** Everybody of the demo agreed to the texts there are when they came. */
export async function seedConsents(tx: Tx, appId: string): Promise<void> {
  const members = await tx.selectFrom('users').select(['id', 'createdAt']).orderBy('createdAt').orderBy('id').execute();
  const [first, ...others] = members;
  if (first === undefined) return;
  const now = first.createdAt.getTime();
  await agreeToAll(tx, { appId, userId: first.id, way: 'signIn', now });
  const texts = await tx.selectFrom('legalTexts').select('id').execute();
  const rows = others.flatMap(({ id, createdAt }) =>
    texts.map((text) => ({ userId: id, textId: text.id, way: 'signIn' as const, createdAt })),
  );
  if (rows.length > 0) await tx.insertInto('consents').values(rows).execute();
}
