import { buildApp } from '@server/app';
import { askProving } from '@server/testing/proofs';
import { testContext, withTestServer } from '@server/testing/testServer';
import { userCalls } from '@/contract/calls/user';

const server = withTestServer();
const alice = { loginName: 'Alice_01', password: 'passw0rd' };
const guess = (password = 'wrong123') => server.ask(userCalls.login, { loginName: 'Alice_01', password });
const MINUTE_MS = 60_000;

const guessFrom = async (remoteAddress: string) => {
  const payload = { loginName: 'Alice_01', password: 'wrong123' };
  return (await server.raw({ method: 'POST', url: '/api/user/login', remoteAddress, payload })).json();
};

const guessTimes = async (times: number) => {
  for (let made = 0; made < times; made += 1) expect(await guess()).toMatchObject({ code: 2001 });
};

describe('guessing passwords', () => {
  beforeEach(() => server.get(userCalls.registerWithName, alice));

  it('waits thirty seconds after five failures, also with the right password', async () => {
    await guessTimes(5);
    const locked = { code: 2005, data: { retryAfter: 30 }, msg: '尝试次数过多，请稍后再试' };
    expect(await guess()).toMatchObject(locked);
    expect(await guess(alice.password)).toMatchObject(locked);
    server.ctx.clock.runAhead(30_000);
    expect(await guess(alice.password)).toMatchObject({ code: 0 });
  });

  it('waits a quarter of an hour after ten', async () => {
    await guessTimes(5);
    for (let failed = 6; failed <= 10; failed += 1) {
      server.ctx.clock.runAhead(failed * MINUTE_MS);
      await guessTimes(1);
    }
    expect(await guess()).toMatchObject({ code: 2005, data: { retryAfter: 900 } });
  });

  it('lets twenty guesses at once through no more than five', async () => {
    const heard = await Promise.all(Array.from({ length: 20 }, () => guess()));
    expect(heard.filter(({ code }) => code === 2001)).toHaveLength(5);
    expect(heard.filter(({ code }) => code === 2005)).toHaveLength(15);
  });

  it('forgets failures when the right one comes, and after an hour', async () => {
    await guessTimes(4);
    expect(await guess(alice.password)).toMatchObject({ code: 0 });
    await guessTimes(4);
    server.ctx.clock.runAhead(61 * MINUTE_MS);
    await guessTimes(4);
  });

  it('does not lock others out of other names', async () => {
    await guessTimes(5);
    await server.get(userCalls.registerWithName, { ...alice, loginName: 'Bob_01' });
    expect(await server.ask(userCalls.login, { ...alice, loginName: 'Bob_01' })).toMatchObject({ code: 0 });
  });

  it.each([
    ['of one home', (n: number) => `2001:db8:1:2:${n}::${n}`],
    ['that is written in two ways', (n: number) => (n % 2 ? '192.0.2.1' : '::ffff:192.0.2.1')],
  ])('takes every address %s for the same one', async (_which, address) => {
    for (let made = 1; made <= 5; made += 1) expect(await guessFrom(address(made))).toMatchObject({ code: 2001 });
    expect(await guessFrom(address(6))).toMatchObject({ code: 2005, data: { retryAfter: 30 } });
    expect(await guessFrom('2001:db8:1:3::1')).toMatchObject({ code: 2001 });
  });

  it('asks for a proof of work after twenty from everywhere, and forgets them when the right one comes', async () => {
    const homes = Array.from({ length: 20 }, (_, n) => `2001:db8:${n + 1}::1`);
    for (const home of homes) expect(await guessFrom(home)).toMatchObject({ code: 2001 });
    expect(await guessFrom('2001:db8:99::1')).toMatchObject({ code: 2008 });
    expect(await askProving(server, userCalls.login, alice)).toMatchObject({ code: 0 });
    for (const home of homes) expect(await guessFrom(home)).toMatchObject({ code: 2001 });
  });

  it('is held back per address as well', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '50' }));
    const statuses: number[] = [];
    for (let made = 0; made < 6; made += 1) {
      const payload = { loginName: `guest_${made}`, password: 'wrong123' };
      statuses.push((await app.inject({ method: 'POST', url: '/api/user/login', payload })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await app.close();
  });
});
