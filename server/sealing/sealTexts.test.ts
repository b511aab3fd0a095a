import { withTx } from '@server/db/tx';
import { makeMember, NOON } from '@server/testing/members';
import { readablePhones } from '@server/testing/readablePhones';
import { withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import { createMember } from '@server/users/createMember';
import { sql } from 'kysely';
import { statusCalls } from '@/contract/calls/status';
import { supportCalls } from '@/contract/calls/support';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { seal, unseal } from './seal';
import { sealTexts, WAY_BACK_DAYS } from './sealTexts';

const server = withTestServer();
const db = () => server.ctx.database.db;
const DAY_MS = 86_400_000;
/** More than one batch. */
const MEMBERS = 230;
const phoneAt = (n: number) => `1380013${String(1000 + n)}`;

/** As the version before left it, which knows no sealing. */
async function makeAsBefore(): Promise<void> {
  await sql`update schema_migrations set contracts = false where name like '0090%'`.execute(db());
  await sql`update sealing set readable = true, since = ${new Date(NOON)}`.execute(db());
  await sql`insert into users (uid, name, invite_code, phone, created_at)
    select 'm' || n, 'm' || n, 'c' || n, '1380013' || (1000 + n), now() from generate_series(1, ${sql.lit(MEMBERS)}) n`.execute(
    db(),
  );
  await sql`insert into real_names (user_id, born, person_hash, provider, checked_at, guardian_name, guardian_phone, guardian_agreed_at)
    select id, '2015-01-01', 'p', 'sandbox', now(), '王', '13900139001', now() from users where uid = 'm1'`.execute(
    db(),
  );
  await sql`insert into feedbacks (writer, kind, content, contact, created_at) values ('d:1', 'bug', 'x', '13900139002', now())`.execute(
    db(),
  );
  await sql`insert into business_leads (writer, day, company, contact, phone, type, message, created_at)
    values ('d:1', now(), 'x', 'x', '13900139003', 'game', 'x', now())`.execute(db());
}

let ahead = 0;
beforeEach(() => {
  ahead = 0;
});

async function signIn(phone: string) {
  // One text a minute.
  ahead += 61_000;
  server.ctx.clock.runAhead(ahead);
  const digits = await smsCodeFor(server, phone, 'login');
  return server.get(userCalls.loginWithPhone, { phone, code: digits });
}
const later = (days: number) => {
  ahead = days * DAY_MS;
  server.ctx.clock.runAhead(ahead);
  return server.ctx.clock.now();
};

describe('an old database whose phones are readable', () => {
  beforeEach(makeAsBefore);

  it('stays readable while the version before may come back, which finds every phone, and is found', async () => {
    await sealTexts(server.ctx, NOON);
    expect((await readablePhones(db())).sort()).toEqual([
      'business_leads: 13900139003',
      'feedbacks: 13900139002',
      'real_names: 13900139001',
      `users: ${phoneAt(1)}`,
    ]);
    expect((await signIn(phoneAt(7))).uid).toBe('m7');
    // The version before gives a member another phone: the old one leads to nobody any more.
    await sql`update users set phone = '13700137000' where uid = 'm7'`.execute(db());
    expect((await signIn('13700137000')).uid).toBe('m7');
    expect((await signIn(phoneAt(7))).uid).not.toBe('m7');
    const me = await registerMember(server);
    await server.get(
      userCalls.bind,
      { phone: '13700137001', code: await smsCodeFor(server, '13700137001', 'bind') },
      me,
    );
    const { rows } = await sql`select uid from users where phone = '13700137001'`.execute(db());
    expect(rows).toEqual([{ uid: me.uid }]);
  });

  it('is sealed while members go on, also by a run that ended in the middle and one after it', async () => {
    const now = later(WAY_BACK_DAYS);
    await sql`create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
      db(),
    );
    await sql`create trigger die before update on users for each row when (new.uid = 'm220') execute function die()`.execute(
      db(),
    );
    await expect(sealTexts(server.ctx, now)).rejects.toThrow('killed');
    await sql`drop function die cascade`.execute(db());
    const sealed = async () =>
      (
        await sql<{ n: number }>`select count(*)::int as n from users where starts_with(phone, 'sealed1.')`.execute(
          db(),
        )
      ).rows[0]?.n;
    expect(await sealed()).toBe(200);
    expect([(await signIn(phoneAt(3))).uid, (await signIn(phoneAt(225))).uid]).toEqual(['m3', 'm225']);
    const me = await registerMember(server);
    const bind = async (phone: string) =>
      server.ask(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    for (const taken of [phoneAt(4), phoneAt(226)]) expect(await bind(taken)).toMatchObject({ code: code.taken });
    expect(await bind('13700137002')).toMatchObject({ code: 0 });

    await Promise.all([sealTexts(server.ctx, now), sealTexts(server.ctx, now), signIn(phoneAt(228))]);
    expect(await readablePhones(db())).toEqual([]);
    expect(await sealed()).toBe(MEMBERS + 1);
    const again = await signIn(phoneAt(225));
    expect(await server.get(statusCalls.me, { uid: 'm225' }, again)).toMatchObject({ phoneMasked: '138****1225' });
  });

  it('takes the version before no longer', async () => {
    const barred = db().selectFrom('schemaMigrations').select('contracts').where('name', 'like', '0090%');
    await sealTexts(server.ctx, NOON);
    expect(await barred.execute()).toEqual([{ contracts: false }]);
    await sealTexts(server.ctx, later(WAY_BACK_DAYS));
    expect(await barred.execute()).toEqual([{ contracts: true }]);
    await expect(sql`update users set phone = '13700137000' where uid = 'm7'`.execute(db())).rejects.toThrow('too old');
  });
});

describe('a sealed text', () => {
  const keys = { secret: 'a'.repeat(32) };
  const spot = { place: 'users.phone', owner: '1' };
  const sealed = seal('13800138000', spot, keys);
  const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;

  it.each([
    ['where it stands, under its key', sealed, spot, keys, '13800138000'],
    ['under a key before', sealed, spot, { secret: 'b'.repeat(32), oldSecrets: ['a'.repeat(32)] }, '13800138000'],
    ['not under another key', sealed, spot, { secret: 'b'.repeat(32) }, null],
    ['not with another owner', sealed, { ...spot, owner: '2' }, keys, null],
    ['not in another place', sealed, { ...spot, place: 'feedbacks.contact' }, keys, null],
    ['not when it was changed', changed, spot, keys, null],
    ['not when it was cut', sealed.slice(0, 30), spot, keys, null],
  ])('opens %s', (_name, text, at, by, says) => {
    expect(unseal(text, at, by)).toBe(says);
  });

  it('is another one each time', () => {
    expect(seal('13800138000', spot, keys)).not.toBe(sealed);
  });
});

it('a phone goes to one of two who take it at once, in processes with another key in force', async () => {
  const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
  const take = (secret: string, old: string) =>
    withTx(db(), (tx) =>
      createMember(
        tx,
        { ...server.ctx, secret, oldSecrets: [old] },
        { phone: '13700137003', strictInvite: false, from: { home: 'h', device: null } },
        NOON,
      ),
    );
  for (let round = 0; round < 3; round += 1) await makeMember(db());
  const ended = await Promise.allSettled([take(a, b), take(b, a), take(a, b)]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

it('of one phone there is one lead a day, whoever sends it and whatever key was in force', async () => {
  const lead = {
    company: '海风互动',
    contact: '李',
    phone: '13700137004',
    type: 'game',
    message: '想谈谈合作的事情',
  } as const;
  await server.get(supportCalls.lead, { ...lead, deviceID: 'd1' });
  server.ctx.clock.runAhead(1000);
  expect(await server.ask(supportCalls.lead, { ...lead, deviceID: 'd2' })).toMatchObject({ code: code.tooOften });
  expect(await readablePhones(db())).toEqual([]);
});
