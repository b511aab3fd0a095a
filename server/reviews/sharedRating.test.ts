import { setTimeout as sleep } from 'node:timers/promises';
import { makeGame } from '@server/testing/games';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { gameCalls } from '@/contract/calls/game';
import { reviewCalls } from '@/contract/calls/review';

// Longer than is waited for: what changes was dropped, not grown old.
const server = withTestServer(async () => {}, { environment: { SHARED_ANSWERS_MS: '5000' } });
const db = () => server.ctx.database.db;

let me: TestMember;
let game: number;
beforeEach(async () => {
  me = await newMember(server);
  game = await makeGame(db(), { rating: 7.7 });
  await server.get(gameCalls.download, { id: game, platformType: 1 }, me);
});

const detail = (who: TestMember | null = null) => server.get(gameCalls.gameDetail, { appID: String(game) }, who);
/** What the database says at commit is heard a moment later. */
const heard = async (is: () => Promise<boolean>) => {
  for (let n = 0; n < 100 && !(await is()); n += 1) await sleep(20);
  return is();
};

describe('a game’s page, made once for all who ask', () => {
  it('says the new rating to whoever gave it at once, and to everybody once that is heard', async () => {
    expect([(await detail()).rating, (await detail(me)).rating]).toEqual([7.7, 7.7]);
    await server.get(reviewCalls.saveReview, { id: game, score: 4 }, me);
    expect((await detail(me)).rating).toBe(8);
    expect(await heard(async () => (await detail()).rating === 8)).toBe(true);
  });

  it('is made anew when an operator changes what the game asks the device for', async () => {
    expect((await detail()).permissions).toBeNull();
    await db()
      .updateTable('games')
      .set({ permissions: ['相机'] })
      .where('id', '=', game)
      .execute();
    expect(await heard(async () => (await detail()).permissions?.[0] === '相机')).toBe(true);
  });
});
