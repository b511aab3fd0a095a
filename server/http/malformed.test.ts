import { accessRows } from '@server/testing/access/rows';
import { makeWorld, seedWorld } from '@server/testing/access/world';
import { NOON } from '@server/testing/members';
import { servedCalls } from '@server/testing/servedCalls';
import { withTestServer } from '@server/testing/testServer';
import { readingCalls } from '@/contract/calls/reading';

const server = withTestServer(seedWorld, {
  environment: { DATA_DIR: '.cache/test-malformed' },
});

/** Nothing, the wrong kind, and what lies beyond a rule, a column or the names of a table. */
const HOSTILE = [
  '',
  '-1',
  '1.5',
  '2147483648',
  '9007199254740991',
  'Infinity',
  '1e300',
  'a\0b',
  'constructor',
  ['1', 'x'],
];

it('no field of any call makes the server fail, whatever is sent in it', async () => {
  const world = await makeWorld(server);
  const failed: string[] = [];
  for (const [name, call] of servedCalls) {
    const good = accessRows[name]?.input?.(world) ?? {};
    const { entries = {} } = call.input as { entries?: object };
    for (const field of Object.keys(entries)) {
      for (const value of HOSTILE) {
        const { status } = await server.ask(call, { ...good, [field]: value }, world.owner);
        if (status >= 500) failed.push(`${name} ${field}=${JSON.stringify(value)}`);
      }
    }
  }
  expect(failed).toEqual([]);
  // Every field of every call, with each of them, and each to the database.
}, 240_000);

it('a number beyond what can be held names its field', async () => {
  for (const id of ['9007199254740992', 'Infinity', '1e400']) {
    const answer = await server.raw({ method: 'GET', url: `/api/v1/square/post/${id}` });
    expect(answer.json()).toMatchObject({ code: 1001, data: { field: 'id' } });
  }
});

it('what lies deeper in a body is judged as well', async () => {
  const { owner, bookId, chapter } = await makeWorld(server);
  const place = { bookId, chapterId: chapter.id, page: 1, offset: 0, total: 6, updateTime: NOON };
  for (const wrong of [{ updateTime: 1e300 }, { offset: -1e300 }, { page: 2 ** 31 }]) {
    const heard = await server.ask(readingCalls.mergeHistory, { entries: [{ ...place, ...wrong }] }, owner);
    expect(heard).toMatchObject({ code: 1001, data: { field: 'entries' } });
  }
});

it('a list as long as a body may be is refused before anything is asked by it', async () => {
  const { owner } = await makeWorld(server);
  const ids = Array.from({ length: 120_000 }, () => 1);
  const lists = [
    ['v1/message/read', 'ids'],
    ['v1/book/history/restore', 'bookIds'],
    ['v1/book/subscribe/seen', 'bookIds'],
  ] as const;
  for (const [path, field] of lists) {
    const { uid, token } = owner;
    const payload = { [field]: ids };
    const heard = await server.raw({ method: 'POST', url: `/api/${path}`, headers: { uid, token }, payload });
    expect(heard.json()).toMatchObject({ code: 1001, data: { field } });
  }
});
