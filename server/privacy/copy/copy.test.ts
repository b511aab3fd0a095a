import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberData } from '@server/privacy/memberData';
import { makeWorld, seedWorld, type World } from '@server/testing/access/world';
import { eraseNow } from '@server/testing/leave';
import { withTestServer } from '@server/testing/testServer';
import { privacyText } from '@server/text/privacy';
import { strFromU8, unzipSync } from 'fflate';
import { accountCalls } from '@/contract/calls/account';
import { messageCalls } from '@/contract/calls/message';
import { privacyCalls } from '@/contract/calls/privacy';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { makeCopies, sweepCopies } from './make';
import { copyFiles } from './store';

const folder = mkdtempSync(join(tmpdir(), 'plaza-copies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const server = withTestServer(seedWorld, { environment: { DATA_DIR: folder } });
const { ownCopy, askCopy, fetchCopy } = privacyCalls;
const DAY_MS = 86_400_000;

let world: World;
beforeEach(async () => {
  world = await makeWorld(server);
});

const now = () => server.ctx.clock.now();
const make = () => makeCopies(server.ctx, now());
const kept = async () => {
  const keys = [];
  for await (const { key } of copyFiles(server.ctx.files).all()) keys.push(key);
  return keys;
};
const download = (url: string) => server.raw({ method: 'GET', url });

describe('a copy of everything about oneself', () => {
  it('is made by a job, told, fetched once, and holds all of one’s own and nothing that opens the account', async () => {
    const { owner, secrets, phone } = world;
    expect(await server.get(ownCopy, {}, owner)).toMatchObject({ state: 'none', fresh: true });
    expect(await server.get(askCopy, {}, owner)).toMatchObject({ state: 'waiting' });
    expect(await server.get(askCopy, {}, owner)).toMatchObject({ state: 'waiting' });
    expect(await server.ask(fetchCopy, {}, owner)).toMatchObject({ code: code.notFound });
    expect(await Promise.all([make(), make()]).then(([a, b]) => a + b)).toBe(1);
    expect(await kept()).toHaveLength(1);
    expect(await server.get(ownCopy, {}, owner)).toMatchObject({ state: 'ready', expiresAt: now() + 7 * DAY_MS });
    const messages = { uid: owner.uid, currentPage: 1, pageSize: 20 };
    const { records } = await server.get(messageCalls.messages, messages, owner);
    expect(records.map(({ title }) => title)).toContain('个人信息副本已准备好');

    const { url } = await server.get(fetchCopy, {}, owner);
    expect((await server.raw({ method: 'HEAD', url })).statusCode).toBe(404);
    expect((await download(`${url}x`)).statusCode).toBe(404);
    const answer = await download(url);
    expect(answer.headers['content-disposition']).toContain('plaza-data.zip');
    expect((await download(url)).statusCode).toBe(404);
    expect(await kept()).toEqual([]);
    expect(await server.get(ownCopy, {}, owner)).toMatchObject({ state: 'fetched' });

    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const [data, page] = ['data.json', 'index.html'].map((name) => strFromU8(files[name] ?? new Uint8Array()));
    for (const own of [
      phone,
      owner.loginName ?? '',
      '今天钓到了一条会飞的鱼',
      '只有作者看得到的草稿4711',
      secrets.message,
    ]) {
      expect([own, data?.includes(own ?? '?'), page?.includes(own ?? '?')]).toEqual([own, true, true]);
    }
    const { passwordHash } = await server.ctx.database.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    for (const secret of [owner.token, passwordHash, world.stranger.loginName]) {
      expect([secret, data?.includes(secret ?? '?')]).toEqual([secret, false]);
    }
    expect(Object.keys(files).filter((name) => name.startsWith('files/')).length).toBeGreaterThan(0);
    expect(page).not.toMatch(/<script|onerror/);
  });

  it('is for a login of just now, once a day, and for the seven days after it was made', async () => {
    const { owner } = world;
    server.ctx.clock.runAhead(31 * 60_000);
    expect(await server.ask(askCopy, {}, owner)).toMatchObject({ code: code.notAllowed });
    const signIn = async () => ({
      ...owner,
      ...(await server.get(userCalls.login, { loginName: owner.loginName, password: 'passw0rd' })),
    });
    const again = await signIn();
    await server.get(askCopy, {}, again);
    await make();
    server.ctx.clock.runAhead(62 * 60_000);
    expect(await server.ask(fetchCopy, {}, again)).toMatchObject({ code: code.notAllowed });
    const { url } = await server.get(fetchCopy, {}, await signIn());
    server.ctx.clock.runAhead(64 * 60_000);
    expect((await download(url)).statusCode).toBe(404);
    await sweepCopies(server.ctx, now() + 8 * DAY_MS);
    expect([await server.get(ownCopy, {}, owner), await kept()]).toMatchObject([{ state: 'over' }, []]);
    expect(await server.ask(askCopy, {}, await signIn())).toMatchObject({ code: code.tooOften });
  });

  it('goes with the account', async () => {
    const { owner } = world;
    await server.get(askCopy, {}, owner);
    await make();
    await server.get(accountCalls.deleteAccount, { password: 'passw0rd' }, owner);
    await eraseNow(server);
    expect(await kept()).toEqual([]);
  });

  it('has words for every table that it shows', () => {
    const shown = memberData.filter(({ copy }) => copy === undefined || 'without' in copy).map(({ table }) => table);
    expect(shown.filter((table) => !(table in privacyText.copy.tables))).toEqual([]);
  });
});
