import { counted } from '@scripts/reliability/tally';
import { accessRows } from '@server/testing/access/rows';
import { traceOf } from '@server/testing/access/trace';
import { makeWorld, seedWorld, type World } from '@server/testing/access/world';
import { servedCalls } from '@server/testing/servedCalls';
import type { Visitor } from '@server/testing/testServer';
import { withTestServer } from '@server/testing/testServer';
import type { Call } from '@/contract/call';

const server = withTestServer(seedWorld, {
  environment: { DATA_DIR: '.cache/test-access' },
});

/** Later is what takes away what other calls need, and last what ends the session that asks. */
const LATE = /^(delete|clear|revoke|close)/;
const LAST = ['deletePost', 'logout'];
const rank = (name: string) => LAST.indexOf(name) + Number(LATE.test(name) || LAST.includes(name));
const inOrder = [...servedCalls].sort(([a], [b]) => rank(a) - rank(b));

let world: World;
beforeEach(async () => {
  world = await makeWorld(server);
}, 60_000);

/** Makes every call as somebody; answers the codes by name, and whatever secret of the owner's came along. */
async function askAll(who: Visitor | null) {
  const codes: Record<string, number> = {};
  const leaks: string[] = [];
  for (const [name, call] of inOrder) {
    const heard = await server.ask(call as Call, accessRows[name]?.input?.(world) ?? {}, who);
    codes[name] = heard.code;
    const text = JSON.stringify(heard);
    for (const [secret, value] of Object.entries(world.secrets))
      if (text.includes(value)) leaks.push(`${name}: ${secret}`);
  }
  return { codes, leaks };
}

/** Where the codes are not the table's: `call: table, server`. */
function differences(codes: Record<string, number>, role: 'guest' | 'stranger' | 'owner'): string[] {
  return servedCalls.flatMap(([name, { access }]) => {
    const said = role === 'guest' && access === 'member' ? 2 : (accessRows[name]?.[role] ?? 0);
    return codes[name] === said ? [] : [`${name}: ${said}, ${codes[name]}`];
  });
}

describe("the table of calls by who asks for another's things", () => {
  it('has a row for every call of the contract, and no other', () => {
    expect(Object.keys(accessRows).sort()).toEqual(servedCalls.map(([name]) => name).sort());
  });

  it('a guest is refused or answered as the table says, hears no secret and changes nothing of the owner’s', async () => {
    const before = await traceOf(server.ctx.database.db, world.owner.id);
    const { codes, leaks } = await askAll(null);
    expect(differences(codes, 'guest')).toEqual([]);
    expect(leaks).toEqual([]);
    expect(await traceOf(server.ctx.database.db, world.owner.id)).toEqual(before);
    counted('security', "calls with another's things, as a guest", servedCalls.length);
  });

  it('another member is refused or answered as the table says, hears no secret and changes nothing of the owner’s', async () => {
    const before = await traceOf(server.ctx.database.db, world.owner.id);
    const { codes, leaks } = await askAll(world.stranger);
    expect(differences(codes, 'stranger')).toEqual([]);
    expect(leaks).toEqual([]);
    expect(await traceOf(server.ctx.database.db, world.owner.id)).toEqual(before);
    counted('security', "calls with another's things, as another member", servedCalls.length);
  });

  it('the owner is let in where the others were not', async () => {
    const { codes } = await askAll(world.owner);
    expect(differences(codes, 'owner')).toEqual([]);
  });
});
