import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { withTestServer } from '@server/testing/testServer';
import { code } from '@/contract/codes';
import { presenceCalls as calls } from '@/contract/desk/presence';
import { sweepLooks } from './look';

const server = withTestServer();
const rows = () => server.ctx.database.db.selectFrom('staffLooks').selectAll().execute();

let one: TestStaff;
let other: TestStaff;

beforeEach(async () => {
  [one, other] = [await newStaff(server, 'support'), await newStaff(server, 'support')];
});
afterEach(() => server.ctx.clock.runAhead(0));

const look = async (who: TestStaff, id = 20418, here = true) =>
  (await who.ask(calls.lookAtLetter, { id, here })).others.map(({ name }) => name);

describe('who has the same open', () => {
  it('is told to each of them, by thing, and never oneself', async () => {
    expect(await look(one)).toEqual([]);
    expect(await look(other)).toEqual([one.name]);
    expect(await look(one)).toEqual([other.name]);
    expect(await look(other, 20419)).toEqual([]);
    const moderator = await newStaff(server, 'moderator');
    await moderator.ask(calls.lookAtItem, { id: 20418, here: true });
    await moderator.ask(calls.lookAtMember, { id: '20418', here: true });
    expect(await look(one)).toEqual([other.name]);
    expect((await one.ask(calls.lookAtMember, { id: '20418', here: true })).others).toEqual([
      { id: moderator.id, name: moderator.name },
    ]);
  });

  it('is forgotten at once by who leaves, and 45 seconds after who said nothing more', async () => {
    await look(one);
    expect(await look(other)).toEqual([one.name]);
    expect(await look(one, 20418, false)).toEqual([]);
    expect(await look(other)).toEqual([]);
    await look(one);
    server.ctx.clock.runAhead(44_000);
    expect(await look(other)).toEqual([one.name]);
    server.ctx.clock.runAhead(45_000);
    expect(await look(other)).toEqual([]);
    server.ctx.clock.runAhead(86_400_000 + 30_000);
    await sweepLooks(server.ctx.database.db, server.ctx.clock.now());
    expect((await rows()).map(({ staffId }) => staffId)).toEqual([other.id]);
  });

  it('is for those who may read the thing, and no act', async () => {
    const operator = await newStaff(server, 'operator');
    const refused = await operator.hear(calls.lookAtItem, { id: 1, here: true });
    expect(refused).toMatchObject({ code: code.notAllowed, data: { needs: 'moderation.see' } });
    await look(operator);
    expect(await look(one)).toEqual([operator.name]);
    expect((await rows()).length).toBe(2);
    const acts = await server.ctx.database.db.selectFrom('staffActs').select('kind').distinct().execute();
    expect(acts.map(({ kind }) => kind)).toEqual(['staff.signedIn']);
  });
});
