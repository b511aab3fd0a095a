import { buildApp } from '@server/app';
import { askProving, proofFor } from '@server/testing/proofs';
import { speakTo, testContext, withTestServer } from '@server/testing/testServer';
import { smsCodeFor } from '@server/testing/visitors';
import type { FastifyInstance } from 'fastify';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';

const server = withTestServer();
const MINUTE_MS = 60_000;
const phone = '13800138000';
const alice = { loginName: 'Alice_01', password: 'passw0rd', deviceID: 'alices-phone' };
const wrong = { loginName: 'Alice_01', password: 'wrong123' };

const postTo = (app: FastifyInstance) => async (remoteAddress: string, path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/api/user/${path}`, remoteAddress, payload })).json();
const post = (...asked: Parameters<ReturnType<typeof postTo>>) => postTo(server.app)(...asked);
const address = (n: number) => `192.0.2.${n}`;

/** Guesses at Alice's password from so many addresses, five of each, with the work where it is wanted. */
async function guessFromEverywhere(addresses: number): Promise<number[]> {
  const heard: number[] = [];
  for (let n = 1; n <= addresses; n += 1) {
    for (let tries = 0; tries < 5; tries += 1) heard.push((await post(address(n), 'login', wrong)).code);
  }
  return heard;
}

describe('wrong passwords from everywhere', () => {
  beforeEach(() => server.get(userCalls.registerWithName, alice));

  it('do not shut out the device that has signed in before: it has its own tries', async () => {
    await guessFromEverywhere(20);
    expect(await server.ask(userCalls.login, alice)).toMatchObject({ code: 0 });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await server.ask(userCalls.login, { ...alice, password: 'wrong123' })).toMatchObject({ code: 2001 });
    }
    expect(await server.ask(userCalls.login, alice)).toMatchObject({ code: code.locked, data: { retryAfter: 30 } });
  });

  it('ask a proof of work of everybody else from twenty on, and the right password gets in with it', async () => {
    const heard = await guessFromEverywhere(20);
    expect(heard.filter((one) => one === code.wrongPassword)).toHaveLength(20);
    expect(heard.filter((one) => one === code.proofNeeded)).toHaveLength(80);
    const elsewhere = { ...alice, deviceID: 'another' };
    expect(await server.ask(userCalls.login, elsewhere)).toMatchObject({ code: 2008 });
    expect(await askProving(server, userCalls.login, elsewhere)).toMatchObject({ code: 0 });
  });

  it('are not let in by a device that only says so, or was another member’s', async () => {
    await server.get(userCalls.registerWithName, { ...alice, loginName: 'Bob_01', deviceID: 'bobs-phone' });
    await guessFromEverywhere(4);
    for (const deviceID of ['bobs-phone', 'invented', '']) {
      expect(await server.ask(userCalls.login, { ...wrong, deviceID })).toMatchObject({ code: 2008 });
    }
  });

  it('close the name to devices it does not know after a thousand, whatever they work', async () => {
    const { db } = server.ctx.database;
    await server.ask(userCalls.login, wrong);
    await db.updateTable('throttles').set({ hits: 999 }).where('key', '=', 'name:alice_01').execute();
    expect(await askProving(server, userCalls.login, wrong)).toMatchObject({ code: 2001 });
    const elsewhere = { ...alice, deviceID: 'another' };
    expect(await askProving(server, userCalls.login, elsewhere)).toMatchObject({
      code: 2005,
      data: { retryAfter: 900 },
    });
    expect(await server.ask(userCalls.login, alice)).toMatchObject({ code: 0 });
  });
});

describe('a proof of work', () => {
  beforeEach(() => server.get(userCalls.registerWithName, alice));
  const needed = async (loginName = alice.loginName) => server.ask(userCalls.login, { ...wrong, loginName });

  it('is good once, for ten minutes, for what it was asked for, and only as it was signed', async () => {
    await guessFromEverywhere(4);
    const proof = await proofFor((await needed()).data);
    expect(await server.ask(userCalls.login, { ...wrong, loginName: 'nobody_1', proof })).toMatchObject({ code: 2001 });
    expect(await server.ask(userCalls.login, { ...wrong, proof })).toMatchObject({ code: 2001 });
    expect(await server.ask(userCalls.login, { ...wrong, proof })).toMatchObject({ code: 2008 });

    const late = await proofFor((await needed()).data);
    server.ctx.clock.runAhead(11 * MINUTE_MS);
    expect(await server.ask(userCalls.login, { ...wrong, proof: late })).toMatchObject({ code: 2008 });

    const fresh = JSON.parse(atob(await proofFor((await needed()).data)));
    const forged = { ...fresh, salt: fresh.salt.replace(/expires=\d+/, 'expires=99999999999') };
    for (const bad of [forged, { ...fresh, number: fresh.number + 1 }, { ...fresh, algorithm: 'none' }, null, 7]) {
      const asked = { ...wrong, proof: btoa(JSON.stringify(bad)) };
      expect(await server.ask(userCalls.login, asked)).toMatchObject({ code: 2008 });
    }
    expect(await server.ask(userCalls.login, { ...wrong, proof: '%' })).toMatchObject({ code: 2008 });
  });

  it('of one name opens no other', async () => {
    await server.get(userCalls.registerWithName, { ...alice, loginName: 'Bob_01' });
    await guessFromEverywhere(4);
    const proof = await proofFor((await needed()).data);
    const throttle = {
      key: 'name:bob_01',
      windowStart: new Date(server.ctx.clock.now()),
      hits: 20,
      blockedUntil: null,
    };
    await server.ctx.database.db.insertInto('throttles').values(throttle).execute();
    const asked = { ...wrong, loginName: 'Bob_01', proof };
    expect(await server.ask(userCalls.login, asked)).toMatchObject({ code: 2008 });
  });

  it('is wanted of a home that registers the eleventh member in an hour', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' }));
    const here = speakTo(app);
    const newcomer = (n: number) => ({ loginName: `newcomer_${n}`, password: 'passw0rd' });
    // One has registered already.
    for (let n = 2; n <= 10; n += 1)
      expect(await here.ask(userCalls.registerWithName, newcomer(n))).toMatchObject({ code: 0 });
    expect(await here.ask(userCalls.registerWithName, newcomer(11))).toMatchObject({ code: 2008 });
    expect(await postTo(app)('192.0.2.9', 'registerWithName', newcomer(12))).toMatchObject({ code: 0 });
    expect(await askProving(here, userCalls.registerWithName, newcomer(11))).toMatchObject({ code: 0 });
    await app.close();
  });

  it('is wanted for the fourth code that strangers send to a phone in a day', async () => {
    const ctx = testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' });
    const app = await buildApp(ctx);
    const asked = { phone, purpose: 'login' };
    for (let sent = 0; sent < 3; sent += 1) {
      ctx.clock.runAhead(sent * MINUTE_MS);
      expect(await postTo(app)(address(sent + 1), 'smsCode', asked)).toMatchObject({ code: 0 });
    }
    ctx.clock.runAhead(3 * MINUTE_MS);
    const refused = await postTo(app)(address(4), 'smsCode', asked);
    expect(refused).toMatchObject({ code: 2008 });
    const proof = await proofFor(refused.data);
    expect(await postTo(app)(address(4), 'smsCode', { ...asked, proof })).toMatchObject({ code: 0 });
    await app.close();
  });
});

describe('codes that strangers ask for or guess at', () => {
  const other = (sent: string) => (sent === '000000' ? '000001' : '000000');
  const login = (from: string, smsCode: string) => post(from, 'loginWithPhone', { phone, code: smsCode });

  it('five wrong guesses from elsewhere leave the code good for who asked, and are all that elsewhere has', async () => {
    const sent = await smsCodeFor(server, phone, 'login');
    for (let n = 1; n <= 5; n += 1) expect(await login(address(n), other(sent))).toMatchObject({ code: 2002 });
    expect(await login(address(6), sent)).toMatchObject({ code: 2002 });
    expect(await login('127.0.0.1', sent)).toMatchObject({ code: 0 });
  });

  it('who asked is known by the device, whatever network it is in, and not by a network alone', async () => {
    const asked = { phone, purpose: 'login', deviceID: 'phone-1' };
    const { data } = await post(address(1), 'smsCode', asked);
    for (let n = 0; n < 5; n += 1) await login(address(1), other(data.debugCode));
    const own = { phone, code: data.debugCode, deviceID: 'phone-1' };
    expect(await post(address(2), 'loginWithPhone', own)).toMatchObject({ code: 0 });
  });

  it('a code that a stranger asks for does not take the place of the one somebody waits for', async () => {
    const sent = await smsCodeFor(server, phone, 'login');
    server.ctx.clock.runAhead(MINUTE_MS);
    expect(await post(address(1), 'smsCode', { phone, purpose: 'login' })).toMatchObject({ code: 0 });
    expect(await login('127.0.0.1', sent)).toMatchObject({ code: 0 });
    const [latest] = server.ctx.sms?.outbox?.(phone) ?? [];
    expect(await login(address(1), latest?.code ?? '')).toMatchObject({ code: 2002 });
  });

  it('twenty a day to one phone leave its owner the ten of a device that was signed in before', async () => {
    const asked = { phone, purpose: 'login', deviceID: 'owners-phone' };
    const first = await post(address(99), 'smsCode', asked);
    await post(address(99), 'loginWithPhone', { phone, code: first.data.debugCode, deviceID: 'owners-phone' });
    for (let sent = 1; sent < 20; sent += 1) {
      server.ctx.clock.runAhead(sent * MINUTE_MS);
      expect(await post(address(sent % 4), 'smsCode', { phone, purpose: 'login' })).toMatchObject({ code: 0 });
    }
    server.ctx.clock.runAhead(20 * MINUTE_MS);
    expect(await post(address(50), 'smsCode', { phone, purpose: 'login' })).toMatchObject({ code: 1004 });
    for (let sent = 0; sent < 10; sent += 1) {
      server.ctx.clock.runAhead((21 + sent) * MINUTE_MS);
      expect(await post(address(51), 'smsCode', asked)).toMatchObject({ code: 0 });
    }
    server.ctx.clock.runAhead(40 * MINUTE_MS);
    expect(await post(address(51), 'smsCode', asked)).toMatchObject({ code: 1004 });
  });
});

describe('many addresses of one provider, and the house', () => {
  const send = async (app: FastifyInstance, n: number) => {
    const payload = { phone: `139001390${String(n).padStart(2, '0')}`, purpose: 'login' };
    return postTo(app)(`2001:db8:1:${n}::1`, 'smsCode', payload);
  };

  it('thirty codes an hour are all that one /48 gets, whichever of its nets ask', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '300' }));
    const heard: number[] = [];
    for (let n = 0; n < 40; n += 1) heard.push((await send(app, n)).code);
    expect(heard.filter((one) => one === 0)).toHaveLength(30);
    expect(await postTo(app)('2001:db8:2::1', 'smsCode', { phone, purpose: 'login' })).toMatchObject({ code: 0 });
    await app.close();
  });

  it('twenty guesses at a name and one /48 has to wait, with the work done; another net goes on', async () => {
    await server.get(userCalls.registerWithName, alice);
    const guess = async (net: string) => {
      const heard = await post(net, 'login', wrong);
      if (heard.code !== code.proofNeeded) return heard.code;
      return (await post(net, 'login', { ...wrong, proof: await proofFor(heard.data) })).code;
    };
    for (let n = 0; n < 20; n += 1) expect(await guess(`2001:db8:1:${n}::1`)).toBe(code.wrongPassword);
    expect(await guess('2001:db8:1:77::1')).toBe(code.locked);
    expect(await guess('2001:db8:2:77::1')).toBe(code.wrongPassword);
  });

  it('ten homes’ calls a minute are all that one /48 gets, whichever of its nets ask', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '2' }));
    const ask = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/v1/faq/list', remoteAddress })).statusCode;
    const heard: number[] = [];
    for (let n = 0; n < 40; n += 1) heard.push(await ask(`2001:db8:1:${n}::1`));
    expect(heard.filter((status) => status === 200)).toHaveLength(20);
    expect(heard.slice(20)).toEqual(Array.from({ length: 20 }, () => 429));
    expect(await ask('2001:db8:2::1')).toBe(200);
    expect(await ask(address(1))).toBe(200);
    await app.close();
  });

  it('the house sends no more than its budget of the hour and the day', async () => {
    const ctx = testContext(server.ctx.database, { SMS_PER_HOUR: '3', SMS_PER_DAY: '5' });
    const app = await buildApp(ctx);
    const ask = (n: number) => send(app, n).then((heard) => [heard.code, heard.data.retryAfter]);
    for (let n = 0; n < 3; n += 1) expect(await ask(n)).toEqual([0, 60]);
    expect(await ask(3)).toEqual([1004, 3600]);
    ctx.clock.runAhead(60 * MINUTE_MS);
    for (let n = 4; n < 6; n += 1) expect(await ask(n)).toEqual([0, 60]);
    expect(await ask(6)).toEqual([1004, 23 * 3600]);
    await app.close();
  });
});
