import { setHelpful } from '@server/reviews/helpful';
import { saveReview } from '@server/reviews/saveReview';
import { carryRatings } from '@server/reviews/score';
import { makeGame } from '@server/testing/games';
import { makeMember, NOON } from '@server/testing/members';
import { withTestDatabase } from '@server/testing/testDatabase';
import { checkDatabase } from './check';
import { withTx } from './tx';

const test = withTestDatabase();

/** A game with stars from elsewhere, a review that somebody found helpful, and stars alone. */
async function shop(): Promise<void> {
  const { db } = test;
  const gameId = await makeGame(db);
  const [writer, reader] = [await makeMember(db), await makeMember(db)];
  for (const userId of [writer, reader]) {
    const download = { gameId, platformType: 1, via: 'free', deviceHash: null, siteHash: null } as const;
    await db
      .insertInto('gameDownloads')
      .values({ ...download, userId, createdAt: new Date(NOON) })
      .execute();
  }
  await withTx(db, async (tx) => {
    await carryRatings(tx, [{ gameId, carried: [1, 0, 2, 5, 9] }]);
    const by = (userId: number) => ({ userId, now: NOON });
    const { id } = await saveReview(tx, { id: gameId, score: 4, content: '很好玩' }, by(writer));
    await saveReview(tx, { id: gameId, score: 2, content: '' }, by(reader));
    await setHelpful(tx, { id, userId: reader, helpful: true, now: NOON });
  });
}

describe('the rules of reviews', () => {
  it('hold after ordinary days', async () => {
    await shop();
    expect(await checkDatabase(test.db)).toEqual([]);
    expect(await test.db.selectFrom('gameScores').select(['stars', 'written']).execute()).toEqual([
      { stars: [1, 1, 2, 6, 9], written: 1 },
    ]);
  });

  it('take over other numbers from elsewhere without losing what was given here', async () => {
    await shop();
    await withTx(test.db, (tx) => carryRatings(tx, [{ gameId: 1, carried: [0, 0, 0, 0, 3] }]));
    expect(await test.db.selectFrom('gameScores').select('stars').execute()).toEqual([{ stars: [0, 1, 0, 1, 3] }]);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it.each([
    ['game_scores.stars', 'update game_scores set stars[3] = 7'],
    ['game_scores.stars', 'delete from game_scores'],
    ['game_scores.written', 'update game_scores set written = 0'],
    ['game_score_days', 'update game_score_days set stars = stars + 1'],
    ['game_score_days', 'delete from game_score_days'],
    ['games.rating', 'update games set rating = 9.9'],
    ['game_reviews.helpful_count', 'delete from game_review_votes'],
    ['nobody finds their own', 'update game_review_votes set user_id = (select min(author_id) from game_reviews)'],
    ['nobody finds their own', 'delete from game_downloads'],
  ])('names the broken one: %s', async (rule, statement) => {
    await shop();
    await test.database.exec(statement);
    const broken = (await checkDatabase(test.db)).map((breach) => breach.rule);
    expect(broken).toContainEqual(expect.stringContaining(rule));
  });
});
