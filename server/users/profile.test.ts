import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { approveNames } from './rename';

const DAY_MS = 86_400_000;
const server = withTestServer(async ({ database }) => {
  const words = [
    { word: '笨蛋', level: 1 },
    { word: '代充', level: 2 },
    { word: '客服', level: 3 },
  ] as const;
  await database.db
    .insertInto('sensitiveWords')
    .values([...words])
    .execute();
});
const db = () => server.ctx.database.db;

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
});

const edit = (wish: Parameters<typeof server.ask<typeof userCalls.updateInfo>>[1], who = me) =>
  server.ask(userCalls.updateInfo, wish, who);
const status = () => server.get(statusCalls.me, { uid: me.uid }, me);

describe('a nickname', () => {
  it('is trimmed, shown at once, and answered in the account with the same token', async () => {
    const heard = await edit({ name: '  雾港  听潮 ' });
    expect(heard).toMatchObject({ code: 0, data: { name: '雾港 听潮', uid: me.uid, token: me.token } });
  });

  it.each([
    'a',
    '  a ',
    '一二三四五六七八九十十一十二十三',
    '雾\u202e港听潮',
    '\u200b\u200b\u200b',
    '\u3164\u3164',
    '官方\u200d客服',
  ])('is not %j', async (name) => {
    expect(await edit({ name })).toMatchObject({ code: code.badParameter, data: { field: 'name' } });
  });

  it('is changed once freely, then every seven days; the same name again is no change', async () => {
    expect(await edit({ name: '雾港听潮' })).toMatchObject({ code: 0 });
    expect(await edit({ name: '雾港听潮' })).toMatchObject({ code: 0 });
    const free = server.ctx.clock.now() + 7 * DAY_MS;
    expect((await status()).renameAfter).toBe(free);
    server.ctx.clock.runAhead(7 * DAY_MS - 1_000);
    const early = await edit({ name: '北纬三十度' });
    expect(early).toMatchObject({ code: code.tooOften, data: { field: 'name', retryAfter: 1 } });
    server.ctx.clock.runAhead(7 * DAY_MS);
    expect((await status()).renameAfter).toBeNull();
    expect(await edit({ name: '北纬三十度' })).toMatchObject({ code: 0, data: { name: '北纬三十度' } });
  });

  it('may be changed as often as an operator allows', async () => {
    await db().insertInto('squareConfig').values({ key: 'renameDays', value: '0' }).execute();
    for (const name of ['雾港听潮', '北纬三十度']) expect(await edit({ name })).toMatchObject({ code: 0 });
  });

  it('with a masked word is masked, with a refused one refused', async () => {
    expect(await edit({ name: '代 充找我' })).toMatchObject({ code: code.sensitiveWord, data: { words: ['代充'] } });
    expect(await edit({ name: '大笨蛋' })).toMatchObject({ code: 0, data: { name: '大**' } });
  });

  it('with a word to look at waits a minute, and the old one stays meanwhile', async () => {
    expect(await edit({ name: '官方客服' })).toMatchObject({ code: 0, data: { name: me.name } });
    expect(await status()).toMatchObject({ pendingName: '官方客服', name: me.name });
    const now = server.ctx.clock.now();
    await withTx(db(), (tx) => approveNames(tx, now + 59_999));
    expect((await status()).pendingName).toBe('官方客服');
    await withTx(db(), (tx) => approveNames(tx, now + 60_000));
    expect(await status()).toMatchObject({ pendingName: null, name: '官方客服' });
  });
});

describe('sex, age and introduction', () => {
  it('are saved one by one and leave the others alone', async () => {
    await edit({ sex: 2 });
    await edit({ age: 26 });
    const heard = await edit({ intro: ' 住在海边，\n网速随涨潮变化 ' });
    expect(heard).toMatchObject({ code: 0, data: { sex: 2, age: 26, name: me.name } });
    expect((await status()).intro).toBe('住在海边， 网速随涨潮变化');
  });

  it.each([
    ['sex', { sex: 3 }],
    ['age', { age: 121 }],
    ['age', { age: -1 }],
    ['intro', { intro: '长'.repeat(121) }],
  ])('%s is refused at its field when it does not fit', async (field, wish) => {
    expect(await edit(wish as never)).toMatchObject({ code: code.badParameter, data: { field } });
  });

  it("a minor's age is not made an adult's by the minor", async () => {
    expect(await edit({ age: 15 })).toMatchObject({ code: 0 });
    for (const age of [18, 0])
      expect(await edit({ age })).toMatchObject({ code: code.notAllowed, data: { field: 'age' } });
    expect(await edit({ age: 16 })).toMatchObject({ code: 0, data: { age: 16 } });
  });

  it('of one member are nobody else’s', async () => {
    const other = await newMember(server);
    await edit({ intro: '只说自己' });
    expect((await server.get(statusCalls.me, { uid: other.uid }, other)).intro).toBe('');
    expect(await checkDatabase(db())).toEqual([]);
  });
});
