import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { smsCodeFor } from '@server/testing/visitors';
import { privacyCalls } from '@/contract/calls/privacy';
import { statusCalls } from '@/contract/calls/status';
import { supportCalls } from '@/contract/calls/support';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';

const server = withTestServer();
const db = () => server.ctx.database.db;
const { consents, consentText, agree } = privacyCalls;

const put = async (key: 'agreement' | 'privacy', content: string) => {
  const row = { appId: '2008', key, value: JSON.stringify({ title: key, content }) };
  await db()
    .insertInto('appConfig')
    .values(row)
    .onConflict((conflict) => conflict.columns(['appId', 'key']).doUpdateSet({ value: row.value }))
    .execute();
};

let me: TestMember;
beforeEach(async () => {
  await db().deleteFrom('appConfig').where('key', 'in', ['agreement', 'privacy']).execute();
  await put('agreement', '<p>第一版</p>');
  me = await newMember(server);
});

const due = async () => (await server.get(statusCalls.me, { uid: me.uid }, me)).consentDue;
const given = () => server.get(consents, {}, me);

describe('consent', () => {
  it('is written down with the form that says so, whichever way one signs in, and not without', async () => {
    expect([await due(), (await given()).given]).toEqual([true, []]);
    await server.get(userCalls.login, { loginName: me.loginName, password: 'passw0rd', agreed: true });
    expect(await due()).toBe(false);
    expect((await given()).given).toMatchObject([{ doc: 'agreement', way: 'signIn', current: true }]);

    const phone = '13800138000';
    const byPhone = { phone, code: await smsCodeFor(server, phone, 'login'), agreed: true };
    const newcomers = [
      await server.get(userCalls.registerWithName, { loginName: 'newcomer', password: 'passw0rd', agreed: true }),
      await server.get(userCalls.loginWithPhone, byPhone),
    ];
    for (const who of newcomers) {
      expect((await server.get(statusCalls.me, { uid: who.uid }, who)).consentDue).toBe(false);
    }
  });

  it('is asked for anew when a word changes, and the old words stay as they were', async () => {
    const asked = await given();
    await server.get(agree, { versions: asked.due.map(({ version }) => version) }, me);
    const first = (await given()).given[0]?.version ?? '';
    await put('agreement', '<p>第二版</p>');
    await put('privacy', '<p>隐私</p>');
    expect(await due()).toBe(true);
    const now = await given();
    expect(now.due.map(({ doc }) => doc)).toEqual(['agreement', 'privacy']);
    expect(now.given).toMatchObject([{ version: first, way: 'asked', current: false }]);
    expect(await server.get(consentText, { version: first }, me)).toMatchObject({ content: '<p>第一版</p>' });
    expect(await server.get(supportCalls.legal, { doc: 'agreement' })).toMatchObject({ content: '<p>第二版</p>' });

    await server.get(agree, { versions: now.due.map(({ version }) => version) }, me);
    expect(await due()).toBe(false);
    expect((await given()).given.map(({ current }) => current)).toEqual([true, true, false]);
  });

  it('is to the words that were shown: others in their place are refused, and nothing is written', async () => {
    const { due: shown } = await given();
    await put('agreement', '<p>第二版</p>');
    const versions = shown.map(({ version }) => version);
    expect(await server.ask(agree, { versions }, me)).toMatchObject({ code: code.alreadyDone });
    expect((await given()).given).toEqual([]);
    expect(await server.ask(consentText, { version: versions[0] ?? '' }, me)).toMatchObject({ code: code.notFound });
  });

  it('nobody is asked where the operator has no texts', async () => {
    await db().deleteFrom('appConfig').where('key', '=', 'agreement').execute();
    expect([await due(), await given()]).toEqual([false, { due: [], given: [] }]);
  });
});
