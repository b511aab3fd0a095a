import { hearDesk, makeStaff, newStaff, STAFF_PASSWORD } from '@server/desk/testing/staff';
import { withTestServer } from '@server/testing/testServer';
import { Secret, TOTP } from 'otpauth';
import type { InputOf, OutputOf } from '@/contract/call';
import type { DeskCall } from '@/contract/desk/deskCall';
import { staffCalls } from '@/contract/desk/staff';
import { addStaff } from './links';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { deskSignIn, deskSignInDigits, deskSelf, deskSetPassword, deskLink, deskSessions, deskEndSession } = staffCalls;

describe('signing in at the desk', () => {
  const server = withTestServer(async () => {}, { environment: { DEMO_MODE: '0', SEED: 'none' } });
  const hear = <C extends DeskCall>(call: C, input: InputOf<C>, cookie = '') =>
    hearDesk(server, call, input, { cookie });
  const password = STAFF_PASSWORD;
  const signIn = async (name: string) =>
    (await hear(deskSignIn, { name, password })).data as OutputOf<typeof deskSignIn>;
  const digitsOf = (address: string, ahead = 0) => {
    const secret = Secret.fromBase32(new URL(address).searchParams.get('secret') ?? '');
    return new TOTP({ secret }).generate({ timestamp: server.ctx.clock.now() + ahead });
  };
  /** Enrols and answers what is needed afterwards. */
  async function enrolled() {
    const { name } = await makeStaff(server, 'support');
    const { ticket, address } = await signIn(name);
    const { data, cookie } = await hear(deskSignInDigits, { ticket: ticket ?? '', digits: digitsOf(address ?? '') });
    const { recoveryCodes } = data as OutputOf<typeof deskSignInDigits>;
    return { name, address: address ?? '', cookie: cookie ?? '', recoveryCodes: recoveryCodes ?? [] };
  }

  it('asks for an authenticator the first time, then for its digits', async () => {
    const { name, address, cookie, recoveryCodes } = await enrolled();
    expect(address).toContain('otpauth://totp/');
    expect(recoveryCodes).toHaveLength(10);
    expect((await hear(deskSelf, {}, cookie)).data).toMatchObject({ name, role: 'support' });
    const again = await signIn(name);
    expect(again).toEqual({ step: 'digits', ticket: expect.any(String) });
  });

  it('sets a cookie of this host alone that no script reads', async () => {
    const { name } = await makeStaff(server, 'support');
    const { ticket, address } = await signIn(name);
    const answer = await server.raw({
      method: 'POST',
      url: `/api/${deskSignInDigits.path}`,
      headers: { desk: '1' },
      payload: { ticket, digits: digitsOf(address ?? '') },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
  });

  it('lets the same digits in once', async () => {
    const { name, address } = await enrolled();
    const { ticket } = await signIn(name);
    expect(await hear(deskSignInDigits, { ticket: ticket ?? '', digits: digitsOf(address) })).toMatchObject({
      code: 2001,
    });
    server.ctx.clock.runAhead(MINUTE_MS);
    expect(await hear(deskSignInDigits, { ticket: ticket ?? '', digits: digitsOf(address) })).toMatchObject({
      code: 0,
    });
  });

  it('takes a recovery code in place of the digits, once', async () => {
    const { name, recoveryCodes } = await enrolled();
    const [digits = ''] = recoveryCodes;
    const { ticket } = await signIn(name);
    const typed = digits.toLowerCase().replace('-', ' ');
    expect(await hear(deskSignInDigits, { ticket: ticket ?? '', digits: typed })).toMatchObject({ code: 0 });
    expect(await hear(deskSignInDigits, { ticket: ticket ?? '', digits })).toMatchObject({ code: 2001 });
  });

  it('holds a ticket to five minutes and to its password', async () => {
    const { name } = await enrolled();
    const { ticket } = await signIn(name);
    server.ctx.clock.runAhead(5 * MINUTE_MS);
    expect(await hear(deskSignInDigits, { ticket: ticket ?? '', digits: '000000' })).toMatchObject({ code: 2 });
    const { ticket: other } = await signIn(name);
    await server.ctx.database.db.updateTable('staff').set({ passwordHash: 'new' }).where('name', '=', name).execute();
    expect(await hear(deskSignInDigits, { ticket: other ?? '', digits: '000000' })).toMatchObject({ code: 2 });
  });

  it('says the same of a wrong password and of nobody, and locks after a few', async () => {
    const { name } = await makeStaff(server, 'support');
    const wrong = { code: 2001, msg: (await hear(deskSignIn, { name: '没有这个人', password })).msg };
    for (let n = 0; n < 4; n += 1) expect(await hear(deskSignIn, { name, password: 'not it' })).toMatchObject(wrong);
    await hear(deskSignIn, { name, password: 'not it' });
    expect(await hear(deskSignIn, { name, password })).toMatchObject({ code: 2005, data: { retryAfter: 30 } });
  });

  it('locks the name from everywhere, and the address for every name', async () => {
    const [one, other] = [await makeStaff(server, 'support'), await makeStaff(server, 'support')];
    const from = async (remoteAddress: string, name: string, given: string) => {
      const url = `/api/${deskSignIn.path}`;
      const payload = { name, password: given };
      const answer = await server.raw({ method: 'POST', url, remoteAddress, headers: { desk: '1' }, payload });
      return answer.json<{ code: number }>().code;
    };
    for (let n = 1; n <= 5; n += 1) expect(await from(`203.0.113.${n}`, one.name, 'not it')).toBe(2001);
    expect(await from('203.0.113.9', one.name, password)).toBe(2005);
    expect(await from('203.0.113.9', other.name, password)).toBe(0);
    for (let n = 1; n <= 5; n += 1) expect(await from('198.51.100.1', `猜的${n}`, 'not it')).toBe(2001);
    expect(await from('198.51.100.1', other.name, password)).toBe(2005);
    expect(await from('203.0.113.9', other.name, password)).toBe(0);
  });

  it('locks digits after a few', async () => {
    const { name } = await enrolled();
    const { ticket } = await signIn(name);
    const digits = '000000';
    for (let n = 0; n < 5; n += 1) await hear(deskSignInDigits, { ticket: ticket ?? '', digits });
    expect(await hear(deskSignInDigits, { ticket: ticket ?? '', digits })).toMatchObject({ code: 2005 });
  });

  it('ends a session after half an hour without a call, and after twelve hours with them', async () => {
    const { cookie } = await enrolled();
    server.ctx.clock.runAhead(29 * MINUTE_MS);
    expect(await hear(deskSelf, {}, cookie)).toMatchObject({ code: 0 });
    server.ctx.clock.runAhead(59 * MINUTE_MS);
    expect(await hear(deskSelf, {}, cookie)).toMatchObject({ code: 2 });
    const { cookie: busy } = await enrolled();
    for (let ms = 0; ms < 12 * HOUR_MS; ms += 20 * MINUTE_MS) {
      server.ctx.clock.runAhead(59 * MINUTE_MS + ms);
      expect(await hear(deskSelf, {}, busy)).toMatchObject({ code: 0 });
    }
    server.ctx.clock.runAhead(59 * MINUTE_MS + 12 * HOUR_MS);
    expect(await hear(deskSelf, {}, busy)).toMatchObject({ code: 2 });
  });

  it('sets a password by a link, once, within a day', async () => {
    const { ids, clock, database } = server.ctx;
    const now = clock.now();
    const add = (name: string) =>
      database.db.transaction().execute((tx) => addStaff(tx, { name, role: 'admin', ids, by: null, now }));
    const { link } = await add('新来的');
    expect((await hear(deskLink, { link })).data).toEqual({ name: '新来的' });
    expect(await hear(deskSetPassword, { link, password: 'too short' })).toMatchObject({ code: 1001 });
    expect(await hear(deskSetPassword, { link, password })).toMatchObject({ code: 0, data: { name: '新来的' } });
    expect(await hear(deskSetPassword, { link, password })).toMatchObject({ code: 1002 });
    expect(await signIn('新来的')).toMatchObject({ step: 'enrol' });
    const late = await add('晚来的');
    clock.runAhead(24 * HOUR_MS);
    expect(await hear(deskLink, { link: late.link })).toMatchObject({ code: 1002 });
  });
});

describe('sessions of the staff', () => {
  const server = withTestServer();

  it('asks for no digits in the demo', async () => {
    expect(await (await newStaff(server, 'finance')).ask(deskSelf, {})).toMatchObject({ role: 'finance' });
  });

  it('are one’s own to end', async () => {
    const one = await newStaff(server, 'support');
    const other = await newStaff(server, 'admin');
    const { records } = await one.ask(deskSessions, {});
    expect(records).toMatchObject([{ isThis: true }]);
    const id = records[0]?.id ?? 0;
    expect(await other.hear(deskEndSession, { id })).toMatchObject({ code: 1002 });
    await one.ask(deskEndSession, { id });
    expect(await one.hear(deskSelf, {})).toMatchObject({ code: 2 });
  });

  it('end when the role changes, when somebody is sent away or gets a new link', async () => {
    const admin = await newStaff(server, 'admin');
    const ends: ((id: number) => Promise<unknown>)[] = [
      (id) => admin.ask(staffCalls.deskChangeStaff, { id, role: 'operator' }),
      (id) => admin.ask(staffCalls.deskChangeStaff, { id, active: false }),
      (id) => admin.ask(staffCalls.deskRenewStaff, { id }),
    ];
    for (const end of ends) {
      const one = await newStaff(server, 'support');
      await end(one.id);
      expect(await one.hear(deskSelf, {})).toMatchObject({ code: 2 });
    }
    expect(await admin.hear(staffCalls.deskChangeStaff, { id: admin.id, active: false })).toMatchObject({ code: 1006 });
  });

  it('answer nothing without the header that no foreign page can send', async () => {
    const { cookie } = await newStaff(server, 'admin');
    expect(await hearDesk(server, deskSelf, {}, { cookie, header: '' })).toMatchObject({ status: 403 });
  });
});
