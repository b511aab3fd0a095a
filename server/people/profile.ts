import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';
import type { Person, UserProfile } from '@/contract/person';
import { peopleById, personIn } from './cards';
import { medalsOf } from './medals';
import { coverOf, isHidden } from './page';
import { commonGames, countBooks, countGames } from './parts';
import { findPerson } from './person';
import { hasBlocked, type Viewer } from './viewer';

/** What is told of somebody whom the viewer has blocked: who it is, and that. */
const shutPage = ({ id, uid, name, avatar }: Person): UserProfile => ({
  ...{ id, uid, name, avatar, levelType: 0, badges: [], followed: false, intro: '', postCount: 0, fanCount: 0 },
  ...{ followCount: 0, likeCount: 0, blocked: true, cover: '', medals: [], hides: [], commonCount: 0, commonGames: [] },
});

/** A person's own page. 1002 for who has left, 1006 for whom they have blocked. */
export async function userProfile(reader: Reader, id: number, viewer: Viewer): Promise<UserProfile> {
  const user = await findPerson(reader, id);
  const { userId } = viewer;
  if (userId !== null && (await hasBlocked(reader, id, userId))) throw new ProductError(code.notAllowed, 'pageHidden');
  const person = personIn(await peopleById(reader, [id], viewer), id);
  if (userId !== null && (await hasBlocked(reader, userId, id))) return shutPage(person);
  const [games, books] = (['games', 'books'] as const).map((part) => !isHidden(user, part, viewer));
  return {
    ...person,
    followCount: user.followCount,
    likeCount: user.likeCount,
    blocked: false,
    createTime: user.createdAt.getTime(),
    cover: await coverOf(reader, user),
    medals: await medalsOf(reader, id, viewer.now),
    hides: user.pageHides,
    gameCount: games ? await countGames(reader, id) : null,
    bookCount: books ? await countBooks(reader, id, viewer) : null,
    ...(games && userId !== null && id !== userId
      ? await commonGames(reader, id, userId)
      : { commonCount: 0, commonGames: [] }),
  };
}
