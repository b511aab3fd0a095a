import { withTestServer } from '@server/testing/testServer';
import { deeds, leftOut, undoings } from '@server/testing/walk/deeds';
import { Walk } from '@server/testing/walk/walker';
import { buildWorld } from '@server/testing/walk/world';
import { allCalls } from '@/contract/calls/all';
import { checkDatabase } from './check';

const server = withTestServer(buildWorld);
const ROUNDS = 63;
const CHECK_EVERY = 7;
/** Every walk is another one; a failing one is repeated by its name. */
const walks = process.env.WALK === undefined ? ['a long spring', 'a short year'] : [process.env.WALK];

describe('members who do everything at once, twice, and again later', () => {
  const done = new Set<string>();

  it.each(walks)('leave a sound database behind: %s', async (seed) => {
    const walk = new Walk(server, seed);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await walk.round();
      if (round % CHECK_EVERY === 0) expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
    }
    expect(walk.broken).toEqual([]);
    expect([...walk.firsts].filter(([, times]) => times > 1)).toEqual([]);
    for (const name of walk.done.keys()) done.add(name);
  }, 240_000);

  it('have done everything the contract lets a member change', () => {
    const changing = Object.entries(allCalls).filter(
      ([, { access, method }]) => access === 'member' && method !== 'GET',
    );
    const walked = [...Object.keys(deeds), ...Object.keys(undoings)];
    const known = new Set([...walked, ...Object.keys(leftOut)]);
    expect(changing.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
    expect(['pay', 'bind', ...walked].filter((name) => !done.has(name))).toEqual([]);
  });
});
