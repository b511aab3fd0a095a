import { createChosen } from '@server/adapter';
import { buildApp } from '@server/app';
import { readConfig } from '@server/config';
import { newMember } from '@server/testing/square';
import { speakTo, withTestServer } from '@server/testing/testServer';
import { sweepUsers } from '@server/users/sweep';
import { realNameCalls } from '@/contract/calls/realName';
import { userCalls } from '@/contract/calls/user';
import { firstThatAnswers } from './firstThatAnswers';
import type { RealName } from './port';
import { realNameAdapters } from './table';
import { faceidSimulator } from './testing/tencentFaceid';

const server = withTestServer();
const db = () => server.ctx.database.db;
const YEAR = 366 * 86_400_000;

async function personOf(age: number) {
  const { people } = await server.get(realNameCalls.realName, {}, await newMember(server));
  const found = people.find((one) => one.age === age);
  if (!found) throw new Error(`nobody is ${age}`);
  return { name: found.name, idNumber: found.idNumber };
}

describe('a real name', () => {
  it('makes the age that of the number, once; neither name nor number is kept', async () => {
    const me = await newMember(server);
    await db().updateTable('users').set({ needRealName: true }).where('id', '=', me.id).execute();
    const person = await personOf(30);
    expect(await server.get(realNameCalls.checkRealName, person, me)).toEqual({ age: 30, needRealName: false });
    expect(await server.get(realNameCalls.realName, {}, me)).toMatchObject({ checked: true, guardian: false });
    expect(await server.ask(realNameCalls.checkRealName, person, me)).toMatchObject({ code: 1003 });
    expect(await server.ask(userCalls.updateInfo, { age: 40 }, me)).toMatchObject({ code: 1006 });
    const kept = JSON.stringify(await db().selectFrom('realNames').selectAll().execute());
    expect(kept).not.toContain(person.idNumber);
    expect(kept).not.toContain(person.name);
  });

  it('is refused where the two do not belong together, the number is none or is on nobody; many tries wait', async () => {
    const me = await newMember(server);
    const person = await personOf(18);
    const ask = (more: object) => server.ask(realNameCalls.checkRealName, { ...person, ...more }, me);
    expect(await ask({ idNumber: '110101199003070000' })).toMatchObject({ code: 1001, data: { field: 'idNumber' } });
    for (let n = 0; n < 5; n += 1) expect(await ask({ name: '别人' })).toMatchObject({ code: 1006 });
    expect(await ask({})).toMatchObject({ code: 2005 });
  });

  it('of somebody under 14 wants a guardian who agrees, and gets older by the calendar', async () => {
    const me = await newMember(server);
    const person = await personOf(13);
    const ask = (more: object) => server.ask(realNameCalls.checkRealName, { ...person, ...more }, me);
    expect(await ask({})).toMatchObject({ code: 1001, data: { field: 'guardianName' } });
    expect(await ask({ guardianName: '王建国' })).toMatchObject({ code: 1001, data: { field: 'guardianPhone' } });
    expect(await ask({ guardianName: '王建国', guardianPhone: '13800138000' })).toMatchObject({
      code: 0,
      data: { age: 13 },
    });
    expect(await server.get(realNameCalls.realName, {}, me)).toMatchObject({ guardian: true });
    await sweepUsers(db(), server.ctx.clock.now() + YEAR);
    const { age } = await db().selectFrom('users').select('age').where('id', '=', me.id).executeTakeFirstOrThrow();
    expect(age).toBe(14);
  });

  it('says plainly that nobody checks, or that whoever does is away; then nothing is kept', async () => {
    const me = await newMember(server);
    const person = await personOf(30);
    const broken: RealName = { name: 'broken', check: () => Promise.reject(new Error('away')) };
    for (const realName of [null, broken]) {
      const app = await buildApp({ ...server.ctx, realName });
      expect(await speakTo(app).ask(realNameCalls.checkRealName, person, me)).toMatchObject({ code: 1007 });
      await app.close();
    }
    expect(await db().selectFrom('realNames').selectAll().execute()).toEqual([]);
  });
});

describe('Tencent Cloud', () => {
  it('is asked signed, and believed; another secret and its own faults are errors, and the next one is asked', async () => {
    const side = await faceidSimulator();
    side.onRecord.set('110101199003071099', '张三');
    const made = async (more: Record<string, string> = {}) => {
      const config = readConfig({ REAL_NAME_MODE: 'tencent,sandbox', ...side.environment, ...more });
      return createChosen(realNameAdapters, config.realName, server.ctx);
    };
    const [tencent, sandbox] = await made();
    const person = { name: '张三', idNumber: '110101199003071099' };
    expect(await tencent?.check(person)).toBe('match');
    expect(await tencent?.check({ ...person, name: '李四' })).toBe('mismatch');
    expect(await tencent?.check({ ...person, idNumber: '11010119900307102X' })).toBe('unknown');
    side.says('-4');
    await expect(tencent?.check(person)).rejects.toThrow('IdCardVerification answered -4');
    const known = await personOf(16);
    expect(await firstThatAnswers([tencent, sandbox].filter((one) => one !== undefined))?.check(known)).toBe('match');
    side.says(null);
    const [stranger] = await made({ TENCENT_FACEID_SECRET_KEY: 'x'.repeat(20) });
    await expect(stranger?.check(person)).rejects.toThrow('AuthFailure.SignatureFailure');
    await side.close();
  });

  it('is named at start with what it lacks; the sandbox is refused in production, where nobody checks unless said', () => {
    expect(() => readConfig({ REAL_NAME_MODE: 'tencent' })).toThrow(
      'TENCENT_FACEID_SECRET_KEY must be set for REAL_NAME_MODE tencent',
    );
    const house = { NODE_ENV: 'production', PAY_MODE: 'off', SMS_MODE: 'off' };
    expect(() => readConfig({ ...house, REAL_NAME_MODE: 'sandbox' })).toThrow('REAL_NAME_MODE sandbox takes anybody');
    expect(readConfig(house).realName).toEqual([]);
    expect(() => readConfig({ CAPTCHA_MODE: 'off' })).toThrow('CAPTCHA_MODE must name one');
  });
});
