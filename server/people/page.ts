import type { Reader, Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { mediaPath } from '@server/media/kinds';
import { SCENES } from '@server/media/scene';
import { code } from '@/contract/codes';
import type { PageCover, PagePart } from '@/contract/person';
import type { Viewer } from './viewer';

/** Games whose pictures may be chosen, besides the drawn scenes. */
const GAMES = 12;

const sceneOf = (n: number): string => mediaPath('scene', n % SCENES);

/** The picture over a member's page; that of a game which is no longer there is a scene again. */
export async function coverOf(reader: Reader, { id, pageCover }: { id: number; pageCover: string }): Promise<string> {
  const [kind, n = ''] = pageCover.split('-');
  if (kind === 'scene') return sceneOf(Number(n));
  if (kind !== 'game') return sceneOf(id);
  const game = await reader.selectFrom('games').select('cover').where('id', '=', Number(n)).executeTakeFirst();
  return game?.cover || sceneOf(id);
}

/** What may be chosen: every scene, and the pictures of the games most people get. */
export async function pageCovers(reader: Reader): Promise<PageCover[]> {
  const games = await reader
    .selectFrom('games')
    .select(['id', 'cover'])
    .where('status', '=', 'online')
    .where('cover', '<>', '')
    .orderBy('hot', 'desc')
    .orderBy('id', 'desc')
    .limit(GAMES)
    .execute();
  return [
    ...games.map(({ id, cover }) => ({ key: `game-${id}`, image: cover })),
    ...Array.from({ length: SCENES }, (_, n) => ({ key: `scene-${n}`, image: sceneOf(n) })),
  ];
}

async function requireCover(tx: Tx, key: string): Promise<void> {
  const known = (await pageCovers(tx)).some((one) => one.key === key);
  if (!known) throw new ProductError(code.badParameter, 'badParameter', { field: 'cover' });
}

/** Changes a member's own page; answers how it is then. */
export async function savePage(
  tx: Tx,
  userId: number,
  { cover, hides }: { cover?: string | undefined; hides?: PagePart[] | undefined },
): Promise<{ cover: string; hides: PagePart[] }> {
  if (cover !== undefined) await requireCover(tx, cover);
  const changes = {
    ...(cover !== undefined && { pageCover: cover }),
    ...(hides !== undefined && { pageHides: [...new Set(hides)] }),
  };
  const at = tx.selectFrom('users').select(['id', 'pageCover', 'pageHides']).where('id', '=', userId);
  if (Object.keys(changes).length > 0) {
    await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
  }
  const user = await at.executeTakeFirstOrThrow();
  return { cover: await coverOf(tx, user), hides: user.pageHides };
}

/** What somebody shows of a part of their page to whoever asks; themselves they see all of it. */
export const isHidden = (
  { id, pageHides }: { id: number; pageHides: readonly PagePart[] },
  part: PagePart,
  { userId }: Pick<Viewer, 'userId'>,
): boolean => id !== userId && pageHides.includes(part);
