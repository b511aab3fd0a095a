import { deskCalls } from '@/contract/desk/all';
import { staffCalls } from '@/contract/desk/staff';
import { createDeskStore } from '@/desk/store';
import { deskServer, type Reply } from '@/desk/testing/deskServer';
import { PAGES_KEPT, read, readPages, write } from './ask';
import { deskApi } from './deskApi';

const api = deskApi.injectEndpoints({
  endpoints: (build) => ({
    testSelf: read(build, staffCalls.deskSelf, ['self']),
    testActs: readPages(build, deskCalls.deskActs, ['acts'], ({ records, hasMore }) =>
      hasMore ? { beforeId: records.at(-1)?.id } : undefined,
    ),
    testChange: write(build, staffCalls.deskChangeStaff, ['staff']),
  }),
});

const self = {
  ...{ id: 1, name: '苏蔓', role: 'admin', may: ['acts.see'] },
  alone: { diamonds: 0, refundFen: 0 },
  ...{ endsAt: 9_000_000_000_000, idleMs: 1_800_000 },
};
const act = (id: number) => ({
  ...{ id, at: 1, staff: '苏蔓', role: 'admin', kind: 'staff.added', subject: 'staff' },
  ...{ subjectId: '2', reason: '', traceId: 't' },
});

afterEach(() => jest.restoreAllMocks());

const ask = async (reply: Reply) => {
  deskServer({ 'GET desk/v1/self': reply });
  const store = createDeskStore();
  const { data, error } = await store.dispatch(api.endpoints.testSelf.initiate({}));
  return { data, error, session: store.getState().session.at };
};

it('sends fields where they travel, with the header that no foreign page can send', async () => {
  const { sent } = deskServer({
    'POST desk/v1/staff/7': { data: null },
    'GET desk/v1/acts': { data: { records: [], hasMore: false } },
  });
  const store = createDeskStore();
  const changed = await store.dispatch(api.endpoints.testChange.initiate({ id: 7, active: false }));
  expect(changed.error).toBeUndefined();
  await store.dispatch(api.endpoints.testActs.initiate({ text: '来信 20418', from: undefined }));
  expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', 'desk/v1/staff/7', { active: false }],
    ['GET', `desk/v1/acts?text=${encodeURIComponent('来信 20418').replace('%20', '+')}`, undefined],
  ]);
  expect(sent.every(({ headers }) => headers.get('desk') === '1')).toBe(true);
});

it('reads on after the last row, until there is no more', async () => {
  const { sent } = deskServer({
    'GET desk/v1/acts': [
      { data: { records: [act(9), act(8)], hasMore: true } },
      { data: { records: [act(7)], hasMore: false } },
    ],
  });
  const store = createDeskStore();
  await store.dispatch(api.endpoints.testActs.initiate({}));
  const { data, hasNextPage } = await store.dispatch(api.endpoints.testActs.initiate({}, { direction: 'forward' }));
  expect(sent[1]?.path).toBe('desk/v1/acts?beforeId=8');
  expect(data?.pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual([9, 8, 7]);
  expect(hasNextPage).toBe(false);
});

it('keeps so many pages however long somebody reads on, asks anew for those alone, and leads back to the first', async () => {
  const beyond = PAGES_KEPT + 2;
  const pages = Array.from({ length: beyond }, (_, n) => ({ data: { records: [act(100 - n)], hasMore: true } }));
  const { sent, replies } = deskServer({ 'GET desk/v1/acts': [...pages] });
  const store = createDeskStore();
  await store.dispatch(api.endpoints.testActs.initiate({}));
  for (let n = 1; n < beyond; n += 1)
    await store.dispatch(api.endpoints.testActs.initiate({}, { direction: 'forward' }));
  const { data, hasPreviousPage } = api.endpoints.testActs.select({})(store.getState());
  expect(data?.pages).toHaveLength(PAGES_KEPT);
  expect(data?.pages[0]?.records[0]?.id).toBe(98);
  expect(hasPreviousPage).toBe(true);

  sent.length = 0;
  replies['GET desk/v1/acts'] = pages.slice(2);
  await store.dispatch(api.endpoints.testActs.initiate({}, { forceRefetch: true }));
  expect(sent).toHaveLength(PAGES_KEPT);
  expect(sent[0]?.path).toBe('desk/v1/acts?beforeId=99');

  replies['GET desk/v1/acts'] = [{ data: { records: [act(99)], hasMore: true } }];
  const before = await store.dispatch(api.endpoints.testActs.initiate({}, { direction: 'backward' }));
  expect(sent.at(-1)?.path).toBe('desk/v1/acts?beforeId=100');
  expect(before.data?.pages.map(({ records }) => records[0]?.id)).toEqual([99, 98, 97, 96]);
  const first = await store.dispatch(api.endpoints.testActs.initiate({}, { direction: 'backward' }));
  expect(sent.at(-1)?.path).toBe('desk/v1/acts');
  expect(first.hasPreviousPage).toBe(false);
});

it('names what went wrong', async () => {
  expect(await ask({ data: self })).toMatchObject({ data: self, session: 'asking' });
  expect((await ask({ code: 2001, msg: '密码不对' })).error).toMatchObject({
    kind: 'refused',
    code: 2001,
    text: '密码不对',
  });
  expect((await ask({ code: 1006, data: { needs: 'staff.see' } })).error).toMatchObject({
    kind: 'noRight',
    needs: 'staff.see',
  });
  expect((await ask({ code: 1006, msg: '不能改自己' })).error).toMatchObject({ kind: 'refused', code: 1006 });
  expect((await ask({ status: 503 })).error).toMatchObject({ kind: 'unavailable', status: 503 });
  expect((await ask('lost')).error).toEqual({ kind: 'offline' });
  expect((await ask({ data: { id: 'one' } })).error).toEqual({ kind: 'unreadable', traceId: 'trace-1' });
});

it('without a session there is nobody', async () => {
  expect(await ask({ code: 2 })).toMatchObject({ error: { kind: 'signedOut' }, session: 'out' });
});
