import { readablePhones } from '@server/testing/readablePhones';
import { withTestServer } from '@server/testing/testServer';
import { deeds, leftOut, undoings } from '@server/testing/walk/deeds';
import { Walk } from '@server/testing/walk/walker';
import { buildWorld } from '@server/testing/walk/world';
import { allCalls } from '@/contract/calls/all';
import { checkDatabase } from './check';

const server = withTestServer(buildWorld);
const LEAST_ROUNDS = 42;
const MOST_ROUNDS = 400;
const CHECK_EVERY = 7;
const PATIENCE_MS = 240_000;
/** Every name is another walk (`WALK='a short year' npx jest server/db/walk`), and always the same one. */
const walk = process.env.WALK ?? 'a long spring';
const walked = [...Object.keys(deeds), ...Object.keys(undoings)];

/** Goes on until everything was done at least once; late in a walk what is still missing comes oftener. */
async function goAll(seed: string): Promise<void> {
  const walk = new Walk(server, seed);
  const missing = () => ['pay', 'bind', ...walked].filter((name) => !walk.done.has(name));
  for (let round = 1; round <= LEAST_ROUNDS || (missing().length > 0 && round <= MOST_ROUNDS); round += 1) {
    await walk.round(round > LEAST_ROUNDS ? missing() : []);
    if (round % CHECK_EVERY === 0) expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  }
  expect(missing()).toEqual([]);
  expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  expect(await readablePhones(server.ctx.database.db)).toEqual([]);
  expect(walk.broken).toEqual([]);
  expect([...walk.firsts].filter(([, times]) => times > 1)).toEqual([]);
}

describe('members who do everything at once, twice, and again later', () => {
  it(`leave a sound database behind, and no intent is done twice: ${walk}`, () => goAll(walk), PATIENCE_MS);

  it('do everything the contract lets a member change', () => {
    const changing = Object.entries(allCalls).filter(
      ([, { access, method }]) => access === 'member' && method !== 'GET',
    );
    const known = new Set([...walked, ...Object.keys(leftOut)]);
    expect(changing.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
