import { screen, within } from '@testing-library/react';
import { messageApi } from '@/api/messageApi';
import { statusApi } from '@/api/statusApi';
import type { Message } from '@/contract/message';
import { messagesArg } from '@/features/messages/messagesArg';
import { UNREAD_EVERY_MS } from '@/features/status/statusEffects';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount, buildMessage } from '@/testing/builders/member';
import { buildBulletin } from '@/testing/builders/platform';
import { createFakePorts } from '@/testing/fakePorts';
import { ok, page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';

const LIST = 'POST user/center/message/all';
const READ = 'POST v1/message/read';
const REMOVE = 'DELETE v1/message/{id}';

const system = [
  buildMessage({ id: 9, title: '会员日到了', content: '<p>周六<b>见</b></p>', link: '/games' }),
  buildMessage({ id: 8, title: '订单已到账', content: '<p>60 颗</p>', read: true }),
];
const social = [buildMessage({ id: 7, kind: 'reply', title: '北辰 回复了你的评论', link: '/post/501?comment=3' })];

async function open(at = '/message', { rows = system, poll }: { rows?: Message[]; poll?: object } = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  let unread = 2;
  const say = (count: number) => {
    unread = count;
  };
  server.reply('POST user/message', () => (poll as never) ?? ok({ unread }));
  server.reply(LIST, ({ form }) => {
    const records = form?.group === 'social' ? social : rows;
    return ok({ records, total: records.length, unread, asOf: 9 });
  });
  server.reply('GET v1/bulletin/list', page([buildBulletin({ title: '例行维护' })]));
  const shown = await renderApp(at, { ports: { server, fetch: server.fetch }, member: buildAccount() });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const count = () => statusApi.endpoints.unread.select()(shown.store.getState()).data?.unread;
  return { ...shown, server, tap, say, count };
}

const panel = () => screen.getByRole('tabpanel');
const more = (title: string) => screen.getByRole('button', { name: `更多操作：${title}` });

describe('messages', () => {
  it('a tap reads one, shows it whole, and lowers the count of the header', async () => {
    const { server, tap, count } = await open();
    server.reply(READ, ok({ unread: 1 }));
    expect(screen.getAllByText('未读')).toHaveLength(1);
    await tap(screen.getByRole('button', { name: /^会员日到了.*周六见/ }));
    expect(server.callsTo(READ)[0]?.form).toMatchObject({ ids: '9' });
    const letter = await screen.findByRole('dialog', { name: '会员日到了' });
    expect(letter.textContent?.match(/\d{4}-\d\d-\d\d/g)).toHaveLength(1);
    expect(count()).toBe(1);
    expect(screen.queryByText('未读')).not.toBeInTheDocument();
  });

  it('stand under their days, each day once', async () => {
    const at = (id: number, days: number) => buildMessage({ id, createTime: FAKE_NOW - days * 86_400_000 });
    await open('/message', { rows: [at(9, 0), at(8, 0), at(7, 1), at(6, 3), at(5, 40), at(4, 90)] });
    const heads = within(panel()).getAllByRole('heading', { level: 2 });
    expect(heads.map(({ textContent }) => textContent)).toEqual(['今天', '昨天', '7 天内', '更早']);
  });

  it('what others did leads to where they did it', async () => {
    const { server, store, tap } = await open('/message?tab=social');
    server.reply(READ, ok({ unread: 1 }));
    await tap(within(panel()).getByRole('button', { name: /^北辰 回复了你的评论/ }));
    expect(selectPlace(store.getState())).toMatchObject({ pathname: '/post/501', search: '?comment=3' });
    expect(server.callsTo(READ)).toHaveLength(1);
  });

  it('a refused reading is told once and taken back', async () => {
    const { server, store, tap, count } = await open();
    server.reply(READ, status(503));
    await tap(more('会员日到了'));
    await tap(within(panel()).getByRole('button', { name: '已读' }));
    expect(screen.getAllByText('未读')).toHaveLength(1);
    expect(count()).toBe(2);
    expect(Object.values(store.getState().toasts.byId)).toHaveLength(1);
  });

  it('a deleted one is gone at once, and comes back when the server refuses', async () => {
    const { server, tap, pass, count } = await open();
    const held = server.defer(REMOVE);
    await tap(more('会员日到了'));
    await tap(within(panel()).getByRole('button', { name: '删除' }));
    expect(screen.queryByText('会员日到了')).not.toBeInTheDocument();
    expect(count()).toBe(1);
    held.answer(status(500));
    await pass();
    expect(screen.getByText('会员日到了')).toBeInTheDocument();
    expect(count()).toBe(2);
  });

  it('the last one deleted leaves the empty state', async () => {
    const { server, tap } = await open('/message', { rows: system.slice(0, 1) });
    server.reply(REMOVE, ok({ unread: 0 }));
    await tap(more('会员日到了'));
    await tap(within(panel()).getByRole('button', { name: '删除' }));
    expect(screen.getByText('暂无消息')).toBeInTheDocument();
  });

  it('all are read up to what was seen: what arrives meanwhile stays unread', async () => {
    const { server, tap, count } = await open();
    server.reply(READ, ok({ unread: 1 }));
    await tap(screen.getByRole('button', { name: '全部已读' }));
    expect(server.callsTo(READ)[0]?.form).toMatchObject({ all: 'true', asOf: '9' });
    expect(screen.queryByText('未读')).not.toBeInTheDocument();
    expect(count()).toBe(1);
  });

  it('something new while one looks brings the list up to date', async () => {
    const { server, pass, say } = await open();
    const before = server.callsTo(LIST).length;
    say(3);
    await pass(UNREAD_EVERY_MS);
    expect(server.callsTo(LIST).length).toBeGreaterThan(before);
  });

  it('something new just after one was read brings it up to date too, although no more are unread than before', async () => {
    const { server, tap, pass, say } = await open();
    server.reply(READ, ok({ unread: 1 }));
    await tap(more('会员日到了'));
    await tap(within(panel()).getByRole('button', { name: '已读' }));
    const before = server.callsTo(LIST).length;
    say(2);
    await pass(UNREAD_EVERY_MS);
    expect(server.callsTo(LIST).length).toBeGreaterThan(before);
  });

  it('a list that missed it follows, although the other one has told of it', async () => {
    const { server, store, tap, pass, say } = await open();
    for (const name of ['互动', '系统']) await tap(screen.getByRole('tab', { name }));
    const held = server.defer(LIST);
    for (const to of ['/faq', '/message']) {
      store.dispatch(navigationEvents.asked({ to, how: 'push' }));
      await pass();
    }
    const missed = held.waiting.findIndex(({ form }) => form?.group === 'system');
    held.answer(ok({ records: system, total: 2, unread: 2 }), missed);
    await pass();
    held.answer(ok({ records: social, total: 1, unread: 3 }));
    await pass();
    server.reply(
      LIST,
      ok({ records: [buildMessage({ id: 10, title: '礼包已到账' }), ...system], total: 3, unread: 3 }),
    );
    say(3);
    await pass(UNREAD_EVERY_MS);
    expect(within(panel()).getByText('礼包已到账')).toBeInTheDocument();
  });

  it('a list whose next page came after something new follows all the same', async () => {
    const { server, store, pass, say } = await open();
    const all = [...system, buildMessage({ id: 6, title: '旧闻', read: true })];
    server.reply(LIST, ({ form }) =>
      Number(form?.currentPage) > 1
        ? ok({ records: all.slice(2), total: 3, unread: 3, hasMore: false })
        : ok({ records: system, total: 3, unread: 2, hasMore: true }),
    );
    for (const to of ['/faq', '/message']) {
      store.dispatch(navigationEvents.asked({ to, how: 'push' }));
      await pass();
    }
    const feed = messagesArg(buildAccount().uid, 'system');
    store.dispatch(messageApi.endpoints.messages.initiate(feed, { direction: 'forward', subscribe: false }));
    await pass();
    expect(screen.getByText('旧闻')).toBeInTheDocument();
    server.reply(LIST, ok({ records: [buildMessage({ id: 10, title: '礼包已到账' }), ...all], total: 4, unread: 3 }));
    say(3);
    await pass(UNREAD_EVERY_MS);
    expect(within(panel()).getByText('礼包已到账')).toBeInTheDocument();
  });

  it('a list that is asked between two polls brings the count with it', async () => {
    const { store, pass, say, count } = await open();
    say(3);
    for (const to of ['/faq', '/message']) {
      store.dispatch(navigationEvents.asked({ to, how: 'push' }));
      await pass();
    }
    expect(count()).toBe(3);
  });

  it('all can be read while nobody knows how many are unread', async () => {
    const { server, tap, store } = await open('/message', { poll: status(502) });
    server.reply(READ, ok({ unread: 0 }));
    await tap(screen.getByRole('button', { name: '全部已读' }));
    expect(server.callsTo(READ)[0]?.form).toMatchObject({ all: 'true', asOf: '9' });
    expect(store.getState().toasts.byId).toEqual({});
  });

  it('F1: past bulletins stand under 公告', async () => {
    const { tap } = await open('/message?tab=bulletins');
    await tap(within(panel()).getByRole('button', { name: /例行维护/ }));
    expect(await screen.findByRole('dialog', { name: '例行维护' })).toBeInTheDocument();
  });

  it('a bulletin that came meanwhile is among them when one is back', async () => {
    const { server, store, pass } = await open('/message?tab=bulletins');
    server.reply('GET v1/bulletin/list', page([buildBulletin({ id: 2, title: '新服开启' }), buildBulletin()]));
    for (const to of ['/faq', '/message?tab=bulletins']) {
      store.dispatch(navigationEvents.asked({ to, how: 'push' }));
      await pass();
    }
    expect(within(panel()).getByText('新服开启')).toBeInTheDocument();
  });

  it('shows the shape of rows while they are on their way, and then where they end', async () => {
    const ports = createFakePorts();
    const held = ports.server.defer(LIST);
    const { pass } = await renderApp('/message', {
      ports: { server: ports.server, fetch: ports.server.fetch },
      member: buildAccount(),
    });
    expect(within(panel()).getAllByText('加载中').length).toBeGreaterThan(0);
    held.answer(ok({ records: system, total: 2, unread: 1, asOf: 9 }));
    await pass();
    expect(within(panel()).queryByText('加载中')).not.toBeInTheDocument();
    expect(within(panel()).getByText('订单已到账')).toBeInTheDocument();
  });

  it('a first page that cannot be had has its face, and 重试 asks again', async () => {
    const ports = createFakePorts();
    const { server } = ports;
    server.reply(LIST, status(500));
    const { user, pass } = await renderApp('/message', {
      ports: { server, fetch: server.fetch },
      member: buildAccount(),
    });
    await pass(5_000);
    server.reply(LIST, ok({ records: [], total: 0, unread: 0 }));
    await user.click(within(panel()).getByRole('button', { name: '重试' }));
    await pass();
    expect(screen.getByText('暂无消息')).toBeInTheDocument();
  });
});

describe('of what one is told', () => {
  const NOTICES = 'GET v1/message/notices';
  const SET = 'POST v1/message/notices';
  const choice = (name: string) => screen.getByRole('switch', { name });

  it('C10: is switched kind by kind, as the server answers, one after the other', async () => {
    const { server, tap, pass, store } = await open('/message?tab=social');
    server.reply(NOTICES, ok({ reply: true, like: true, follow: false }));
    await tap(screen.getByRole('button', { name: '通知设置' }));
    expect(selectPlace(store.getState()).search).toBe('?view=notices');
    expect(choice('点赞')).toBeChecked();
    expect(choice('关注')).not.toBeChecked();
    const held = server.defer(SET);
    await tap(choice('点赞'));
    expect(choice('点赞')).not.toBeChecked();
    await tap(choice('回复'));
    expect(held.waiting).toHaveLength(1);
    held.answer(ok({ reply: true, like: false, follow: false }));
    await pass();
    expect(server.callsTo(SET)[0]?.form).toMatchObject({ kind: 'like', on: 'false' });
    expect(choice('点赞')).not.toBeChecked();
    server.reply(SET, status(500));
    await tap(choice('点赞'));
    expect(choice('点赞')).not.toBeChecked();
    await tap(screen.getByRole('button', { name: '返回' }));
    expect(selectPlace(store.getState()).search).toBe('?tab=social');
  });

  it('is asked again where it did not come', async () => {
    const { server, tap } = await open('/message?view=notices');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    server.reply(NOTICES, ok({ reply: true, like: true, follow: true }));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(3);
  });
});
