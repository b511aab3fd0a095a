import { buildApp } from '@server/app';
import { proofOfWork } from '@server/captcha/proofOfWork';
import { issueTicket, readTicket } from '@server/games/ticket';
import { isPaySig, payUrls } from '@server/money/payUrl';
import { receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import { pageUrl, readPageUrl } from '@server/reading/pageTicket';
import { sealTexts } from '@server/sealing/sealTexts';
import { eraseNow } from '@server/testing/leave';
import { NOON } from '@server/testing/members';
import { proofFor } from '@server/testing/proofs';
import { refusal } from '@server/testing/refusal';
import { speakTo, type TestServer, withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import { deviceHashes } from '@server/users/hashes';
import { requireProof } from '@server/users/proof';
import { isKnownDevice } from '@server/users/sessions';
import { readWelfareTicket, welfareUrl } from '@server/welfare/ticket';
import type { Account } from '@/contract/account';
import { accountCalls } from '@/contract/calls/account';
import { checkinCalls } from '@/contract/calls/checkin';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';

const server = withTestServer();
const PHONE = '13800138000';
const DEVICE = 'device-4711';

type Speaking = Pick<TestServer, 'ask' | 'get'>;

/** The server as it is after its key was changed. */
async function rotated(oldSecrets: readonly string[], work: (after: Speaking) => Promise<void>): Promise<void> {
  const keys = { secret: 'n'.repeat(32), oldSecrets };
  const app = await buildApp({ ...server.ctx, ...keys, captcha: proofOfWork({ ...server.ctx, ...keys, cost: 100 }) });
  try {
    await work(speakTo(app));
  } finally {
    await app.close();
  }
}

const idOf = async ({ uid }: Account) => {
  const row = server.ctx.database.db.selectFrom('users').select('id').where('uid', '=', uid);
  return (await row.executeTakeFirstOrThrow()).id;
};
const coinsOf = async (who: Account) => (await server.get(statusCalls.me, { uid: who.uid }, who)).coinNum;

/** An invited newcomer binds the phone, and leaves again. */
async function invitedBy(inviter: Account, { get }: Speaking, loginName: string): Promise<void> {
  const inviteCode = (await server.get(checkinCalls.invite, {}, inviter)).code;
  const invited = await get(userCalls.registerWithName, { loginName, password: 'passw0rd', inviteCode });
  const { debugCode } = await get(userCalls.smsCode, { phone: PHONE, purpose: 'bind' }, invited);
  await get(userCalls.bind, { phone: PHONE, code: debugCode ?? '' }, invited);
  await get(accountCalls.deleteAccount, { password: 'passw0rd' }, invited);
  await eraseNow(server);
}

describe.each([
  { name: 'while the old one is known beside it', known: true },
  { name: 'once the old one is forgotten', known: false },
])('another SECRET_KEY, $name', ({ known }) => {
  const oldKeys = () => (known ? [server.ctx.secret] : []);
  const keys = () => ({ secret: 'n'.repeat(32), oldSecrets: oldKeys(), now: NOON });

  it('leaves members signed in', async () => {
    const me = await registerMember(server);
    await rotated(oldKeys(), async ({ ask }) => {
      expect(await ask(statusCalls.me, { uid: me.uid }, me)).toMatchObject({ code: code.ok });
    });
  });

  it('takes or refuses the links that were given out: packages, pages, films, the cashier', () => {
    const { secret } = server.ctx;
    const made = { secret, now: NOON };
    const [orderId, sig = ''] = ['o1', payUrls(secret)({ id: 'o1', provider: 'sandbox' }).split('sig=')[1]];
    expect([
      readTicket(issueTicket({ gameId: 7, platformType: 1 }, made), keys()) !== null,
      readPageUrl(pageUrl({ chapterId: 7, place: 2 }, made), keys()) !== null,
      readWelfareTicket(welfareUrl({ id: 7, index: 0 }, made).replace('/wf/', ''), keys()) !== null,
      isPaySig(orderId, sig, keys()),
    ]).toEqual([known, known, known, known]);
  });

  it('takes or refuses a provider’s callback', async () => {
    const { secret, ids, database } = server.ctx;
    const callback = signNotification({ id: 'o1', amountFen: 600 }, 'txn-1', { secret, ids, now: NOON });
    const result = await receiveNotification(database.db, callback, keys());
    expect(result).toBe(known ? 'unknownOrder' : 'badSignature');
  });

  it('takes or refuses an SMS code that was sent, to whoever asked for it', async () => {
    const digits = await smsCodeFor(server, PHONE, 'login');
    await rotated(oldKeys(), async ({ ask }) => {
      const heard = await ask(userCalls.loginWithPhone, { phone: PHONE, code: digits });
      expect(heard.code).toBe(known ? code.ok : code.wrongSmsCode);
    });
  });

  it('knows a member’s device, or takes it for a new one', async () => {
    const loginName = 'keeper';
    await server.get(userCalls.registerWithName, { loginName, password: 'passw0rd', deviceID: DEVICE });
    const account = await server.get(userCalls.login, { loginName, password: 'passw0rd', deviceID: DEVICE });
    const hashes = deviceHashes(DEVICE, keys());
    expect(await isKnownDevice(server.ctx.database.db, await idOf(account), hashes)).toBe(known);
  });

  it('rewards a phone no second time, or once more', async () => {
    const inviter = await registerMember(server);
    await invitedBy(inviter, server, 'first_one');
    expect(await coinsOf(inviter)).toBe(30);
    server.ctx.clock.runAhead(3_600_000);
    await rotated(oldKeys(), (after) => invitedBy(inviter, after, 'second_one'));
    expect(await coinsOf(inviter)).toBe(known ? 30 : 40);
  });

  it('finds a member by the phone, or takes the number for a new one; once sealed anew, whatever key is forgotten', async () => {
    const signIn = async ({ get }: Speaking) => {
      const { debugCode } = await get(userCalls.smsCode, { phone: PHONE, purpose: 'login' });
      return get(userCalls.loginWithPhone, { phone: PHONE, code: debugCode ?? '' });
    };
    const me = await signIn(server);
    server.ctx.clock.runAhead(61_000);
    await rotated(oldKeys(), async (after) => {
      const found = await signIn(after);
      expect(found.uid === me.uid).toBe(known);
      expect(await after.get(statusCalls.me, { uid: found.uid }, found)).toMatchObject({ phoneMasked: '138****8000' });
    });
    const after = { database: server.ctx.database, secret: 'n'.repeat(32) };
    if (!known) return expect(sealTexts(after, NOON)).rejects.toThrow('1 sealed texts');
    // One that is known to others opens what it has sealed, for this alone.
    await sealTexts({ ...after, leakedSecrets: [server.ctx.secret] }, NOON);
    server.ctx.clock.runAhead(122_000);
    await rotated([], async (forgotten) => {
      expect((await signIn(forgotten)).uid).toBe(me.uid);
    });
  });

  it('takes or refuses a proof of work that was asked for before', async () => {
    const { db } = server.ctx.database;
    const asked = await refusal(requireProof(db, server.ctx, { subject: 'name:keeper', proof: undefined }));
    const proof = await proofFor(asked.data);
    const after = { captcha: proofOfWork({ ...server.ctx, ...keys() }) };
    const taken = requireProof(db, after, { subject: 'name:keeper', proof });
    if (known) await expect(taken).resolves.toBeUndefined();
    else expect(await refusal(taken)).toMatchObject({ code: code.proofNeeded });
  });
});
