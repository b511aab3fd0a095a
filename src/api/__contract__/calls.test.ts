import type { UnknownAction } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { createApiStore } from '@/testing/apiStore';
import { GUEST, MEMBER } from '@/testing/identities';
import { extensionRows, userRows } from './expected';
import { memberRows } from './expectedMember';
import { squareRows } from './expectedSquare';

const rows = [...squareRows, ...userRows, ...extensionRows, ...memberRows];
const contentType = { GET: 'application/json', DELETE: 'application/json', POST: 'application/x-www-form-urlencoded' };

async function sent(ask: () => unknown, identity = MEMBER) {
  const { dispatch, server, clock } = createApiStore(identity);
  dispatch(ask() as UnknownAction);
  await clock.advance();
  return server.calls;
}

describe.each(rows)('$name', ({ ask, method, path, fields, encoding }) => {
  it(`G1: is ${method} ${path} with exactly its fields`, async () => {
    const [call, ...more] = await sent(ask);
    expect(more).toEqual([]);
    expect(call?.method).toBe(method);
    expect(new URL(call?.url ?? '', 'http://localhost').pathname).toBe(path);

    const expected = { appID: '2008', ...fields };
    const inBody = { multipart: () => texts(call?.parts), json: () => call?.json, form: () => call?.form };
    const body = method === 'POST' ? await inBody[encoding ?? 'form']() : call?.query;
    expect(body).toEqual(expected);
    if (method === 'POST') expect(call?.query).toEqual({});
  });

  it('G2: carries the exact headers, and no others', async () => {
    const [call] = await sent(ask);
    const plain = encoding === 'json' ? contentType.GET : contentType[method as 'GET'];
    const type = encoding === 'multipart' ? {} : { 'content-type': plain };
    expect(call?.headers).toEqual({
      accept: 'application/json, text/plain, */*',
      'x-requested-with': 'XMLHttpRequest',
      uid: '1001',
      token: 'token-1001',
      ...type,
    });
  });
});

describe('the table', () => {
  it('G1: has a row for every endpoint there is', () => {
    const covered = new Set(rows.map(({ name }) => name.split(',')[0]));
    expect(Object.keys(api.endpoints).filter((name) => !covered.has(name))).toEqual([]);
  });

  it("G1: has a row for every line of the specification's call list", () => {
    const routes = new Set([...squareRows, ...userRows].map(({ method, path }) => `${method} ${path}`));
    // Spec 7 gives 45 calls with a path, each method counted; the bulletin's two rows stand apart.
    expect(routes.size - 2).toBe(45);
  });

  it('G2: a guest sends empty uid and token', async () => {
    for (const { ask } of [squareRows[0], userRows[0]].flatMap((one) => one ?? [])) {
      const [call] = await sent(ask, GUEST);
      expect(call?.headers).toMatchObject({ uid: '', token: '' });
    }
  });
});

async function texts(parts: Record<string, FormDataEntryValue> = {}) {
  const read = Object.entries(parts).map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : await value.text(),
  ]);
  return Object.fromEntries(await Promise.all(read));
}
