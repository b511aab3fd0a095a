import { makeWorld, seedWorld } from '@server/testing/access/world';
import { askedByCalls } from '@server/testing/plans/askedByCalls';
import { withTestServer } from '@server/testing/testServer';
import { statementNames } from './statementNames';

const server = withTestServer(seedWorld, { environment: { DATA_DIR: '.cache/test-texts' } });

describe('what calls ask the database', () => {
  it('is said in the same words every time, however many there are, and has room under names', async () => {
    const world = await makeWorld(server);
    const first = await askedByCalls(server, world);
    // What the first walk wrote has questions of its own.
    const once = new Map([...first, ...(await askedByCalls(server, world))]);
    const again = await askedByCalls(server, world);
    expect(once.size).toBeGreaterThan(200);
    expect([...again.keys()].filter((text) => !once.has(text))).toEqual([]);
    // A list by its values would be another text for each length.
    expect([...once.keys()].filter((text) => /(?:\bin \(|array\[)\$\d+, \$/i.test(text))).toEqual([]);
    const names = statementNames();
    for (const text of [...once.keys(), ...once.keys()]) names.nameOf(text);
    expect(names.size()).toBeLessThan(500);
    const unnamed = [...once.keys()].filter((text) => names.nameOf(text) === undefined);
    expect(unnamed.filter((text) => /^\s*(?:select|insert|update|delete|with)\b/i.test(text))).toEqual([]);
  }, 240_000);
});
