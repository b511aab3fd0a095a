import crypto from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '@server/app';
import { testContext, withTestServer } from '@server/testing/testServer';
import { smsCodeFor } from '@server/testing/visitors';
import { userCalls } from '@/contract/calls/user';
import * as passwords from './password';

const server = withTestServer();
/** Dear enough that sixty of them stand in line while one more is asked for. */
const DEAR = { ln: 14, r: 8, p: 1 };
const alice = { loginName: 'Alice_01', password: 'passw0rd' };

const login = (app: Awaited<ReturnType<typeof buildApp>>, remoteAddress: string, loginName: string) =>
  app.inject({ method: 'POST', url: '/api/user/login', remoteAddress, payload: { ...alice, loginName } });

describe('hashing passwords', () => {
  beforeEach(() => server.get(userCalls.registerWithName, alice));

  it('goes round by home: a member waits for a few of another home’s, not for all of them', async () => {
    // Which is begun when: a thread of a busy machine may end them in another order.
    const begun = jest.spyOn(crypto, 'scrypt');
    const hash = (who: string, address: string) => passwords.hashPassword(who, DEAR, { address });
    // All stand in line before the first is done.
    const strangers = Array.from({ length: 24 }, () => hash('stranger', '192.0.2.7'));
    await Promise.all([...strangers, hash('member', '198.51.100.1')]);
    expect(begun.mock.calls.findIndex(([password]) => password === 'member')).toBe(3);
    begun.mockRestore();
  });

  it('answers 503 with Retry-After to a home whose line is full, and to no other', async () => {
    const app = await buildApp({ ...testContext(server.ctx.database), hashCost: DEAR });
    // Nothing is hashed while they arrive, or a fast hash beside a slow database keeps the line short.
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const scrypt = crypto.scrypt;
    const held = jest.spyOn(crypto, 'scrypt').mockImplementation((...args) => void started.then(() => scrypt(...args)));
    try {
      const refused: Awaited<ReturnType<typeof login>>[] = [];
      const strangers = Array.from({ length: 50 }, async (_, n) => {
        const answer = await login(app, '192.0.2.7', `nobody_${n}`);
        if (answer.statusCode === 503) refused.push(answer);
      });
      while (refused.length < 16) await sleep(5);
      const member = login(app, '198.51.100.1', alice.loginName);
      start();
      expect((await member).json()).toMatchObject({ code: 0 });
      await Promise.all(strangers);
      // Two are hashed, 32 wait.
      expect(refused).toHaveLength(16);
      for (const { headers } of refused) expect(headers['retry-after']).toBe('5');
    } finally {
      start();
      held.mockRestore();
      await app.close();
    }
  });

  it('is given up by whoever has left', async () => {
    const homes = Array.from({ length: 30 }, () => new AbortController());
    const hash = (gone?: AbortSignal) => passwords.hashPassword('passw0rd', DEAR, { address: '192.0.2.8', gone });
    const first = [hash(), hash()];
    const waiting = homes.map(({ signal }) => hash(signal));
    for (const home of homes) home.abort();
    const ended = await Promise.allSettled(waiting);
    expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(30);
    await Promise.all(first);
    await expect(hash(AbortSignal.abort())).rejects.toThrow();
  });

  it('is not done for an answer that can no longer arrive', async () => {
    const app = await buildApp(testContext(server.ctx.database));
    const hashed = jest.spyOn(passwords, 'checkNothing').mockImplementation(
      (_password, _cost, { gone }) =>
        new Promise((_resolve, reject) => {
          gone?.addEventListener('abort', () => reject(new Error('left')));
        }),
    );
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const body = new URLSearchParams({ loginName: 'nobody_1', password: 'wrong123' });
    const asked = fetch(`${origin}/api/user/login`, { method: 'POST', body, signal: leaving.signal });
    asked.catch(() => {});
    while (hashed.mock.calls.length === 0) await new Promise(setImmediate);
    const work: unknown = hashed.mock.results[0]?.value;
    leaving.abort();
    await expect(work).rejects.toThrow('left');
    hashed.mockRestore();
    await app.close();
  });

  it('is not done for sixty logins whose callers have left, and a real one after them does not wait for it', async () => {
    const ctx = { ...testContext(server.ctx.database, { TRUST_PROXY: '1' }), hashCost: DEAR };
    const app = await buildApp(ctx);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const inLine = jest.spyOn(passwords, 'checkNothing');
    const hashed = jest.spyOn(crypto, 'scrypt');
    const leaving = new AbortController();
    const ask = (from: string, loginName: string, signal?: AbortSignal) =>
      fetch(`${origin}/api/user/login`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from },
        body: new URLSearchParams({ ...alice, loginName }),
        ...(signal && { signal }),
      });
    try {
      for (let n = 0; n < 60; n += 1) ask(`192.0.2.${n % 3}`, `nobody_${n}`, leaving.signal).catch(() => {});
      while (inLine.mock.calls.length < 60) await sleep(5);
      const before = hashed.mock.calls.length;
      leaving.abort();
      const answer = await ask('198.51.100.1', alice.loginName);
      expect(await answer.json()).toMatchObject({ code: 0 });
      await Promise.allSettled(inLine.mock.results.map(({ value }) => value));
      // The real one, what was under way, and what began before the server heard that they had left.
      expect(hashed.mock.calls.length - before).toBeLessThan(10);
      await app.close();
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('waits until the code of a reset and the name of a newcomer have been found good', async () => {
    const hashed = jest.spyOn(passwords, 'hashPassword');
    const phone = '13800138000';
    const wrong = (await smsCodeFor(server, phone, 'reset')) === '000000' ? '000001' : '000000';
    const reset = { phone, code: wrong, password: 'newpass99' };
    expect(await server.ask(userCalls.resetPassword, reset)).toMatchObject({ code: 2002 });
    expect(await server.ask(userCalls.registerWithName, alice)).toMatchObject({ code: 2003 });
    const uninvited = { ...alice, loginName: 'Bob_01', inviteCode: 'NOBODY' };
    expect(await server.ask(userCalls.registerWithName, uninvited)).toMatchObject({ code: 2007 });
    expect(hashed).not.toHaveBeenCalled();
    hashed.mockRestore();
  });
});
