import { act, screen, within } from '@testing-library/react';
import { drawCard } from '@/features/share/drawCard';
import { unseenEvents } from '@/features/square/unseen/unseenSlice';
import { sessionEnded } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildGame } from '@/testing/builders/game';
import { buildAccount, buildUserCard } from '@/testing/builders/member';
import { buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';

jest.mock('@/features/share/drawCard', () => ({ drawCard: jest.fn() }));
const drawn = jest.mocked(drawCard);
const LIST = 'GET v1/square/post/list';
const me = buildUserCard({ id: 1, uid: '1001', name: '星河' });
const rows = [
  buildPost({ id: 9, title: '社区公约', pinned: true, official: true }),
  buildPost({
    id: 8,
    title: '灯塔图纸',
    content: '藏在风车岛',
    likeCount: 12_345,
    game: buildGame({ name: '云端猫岛' }),
  }),
  buildPost({ id: 7, title: '我的日记', author: me }),
  buildPost({ id: 6, title: '夜航', author: buildUserCard({ id: 8, uid: '1008', name: '南风' }) }),
  buildPost({
    id: 5,
    title: null,
    content: '剧透：结局反转',
    author: buildUserCard({ id: 8, uid: '1008', name: '南风' }),
  }),
];

const suggested = [{ ...buildUserCard({ id: 30, name: '老船长' }), fanCount: 12_000 }];
const topics = [
  { id: 3, tag: '攻略' },
  { id: 4, tag: '同人' },
];

interface Stage {
  guest?: boolean;
  posts?: unknown[];
  people?: unknown[];
  tags?: object;
}

async function open(at = '/square', { guest = false, posts = rows, people = suggested, tags = topics }: Stage = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply('GET v1/square/post/{id}', buildPost());
  server.reply(LIST, page(posts));
  server.reply('GET v1/square/post/follow', page([]));
  server.reply('GET v1/user/suggest/list', page(people));
  server.reply('GET v1/square/tag/list', tags);
  server.reply('GET v1/square/user/{id}', {
    ...buildUserCard({ id: 8, uid: '1008', name: '南风' }),
    intro: '写点东西',
    postCount: 2,
    fanCount: 9,
  });
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch, local: ports.local },
    ...(guest ? {} : { member: buildAccount() }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const go = async (to: string) => {
    act(() => void shown.store.dispatch(navigationEvents.asked({ to, how: 'push' })));
    await shown.pass();
  };
  const back = async () => {
    act(() => shown.ports.history.go(-1));
    await shown.pass();
  };
  return { ...shown, tap, go, back, asked: () => server.callsTo(LIST) };
}

const card = (name: string) => screen.getByText(name).closest('article') as HTMLElement;
const menu = async (name: string) => {
  await act(async () => within(card(name)).getByRole('button', { name: '更多操作' }).click());
  return screen.findByRole('dialog', { name: '更多操作' });
};

describe('square', () => {
  it('C9: is called 礼包活动中心', async () => {
    const { ports, pass } = await open();
    await pass(100);
    expect(ports.document.titles.at(-1)).toContain('礼包活动中心');
  });

  it('shows cards with numbers as people say them, relative times and the linked game', async () => {
    await open();
    const one = within(card('灯塔图纸'));
    expect(one.getByRole('button', { name: '点赞，1.2 万' })).toHaveAttribute('aria-pressed', 'false');
    expect(one.getByText('10 分钟前')).toBeInTheDocument();
    expect(one.getByText('云端猫岛')).toBeInTheDocument();
    expect(one.getByRole('button', { name: '下载《云端猫岛》，30 钻石' })).toBeInTheDocument();
  });

  it('pinned posts stand in a strip that folds, not in the list', async () => {
    const second = buildPost({ id: 10, title: '夏日大赛', pinned: true });
    const { tap } = await open('/square', { posts: [second, ...rows] });
    expect(screen.queryByText('社区公约')).not.toBeInTheDocument();
    expect(screen.getByText('夏日大赛')).toBeInTheDocument();
    await tap(screen.getByRole('button', { name: /置顶/, expanded: false }));
    expect(screen.getAllByText('社区公约')).toHaveLength(1);
    await tap(screen.getByRole('button', { name: '收起置顶' }));
    expect(screen.queryByText('社区公约')).not.toBeInTheDocument();
  });

  it('tab and sort stand in the address and in the question', async () => {
    const { tap, asked, store } = await open();
    expect(asked().at(-1)?.query).toMatchObject({ sort: '2' });
    await tap(screen.getByRole('tab', { name: '同人' }));
    expect(asked().at(-1)?.query).toMatchObject({ sort: '2', tagId: '4' });
    const panel = within(screen.getByRole('tabpanel', { name: '同人' }));
    await tap(panel.getByRole('button', { name: '最新回复' }));
    expect(asked().at(-1)?.query).toMatchObject({ sort: '3', tagId: '4' });
    expect(selectPlace(store.getState()).search).toBe('?tab=4&sort=reply');
  });

  it('a tag nobody knows is 推荐', async () => {
    await open('/square?tab=77');
    expect(screen.getByRole('tab', { name: '推荐', selected: true })).toBeInTheDocument();
  });

  it('C7: two lists switched 20 times load nothing more, and nor does coming back from elsewhere', async () => {
    const { tap, asked, go, back } = await open();
    await tap(screen.getByRole('tab', { name: '攻略' }));
    const before = asked().length;
    for (let round = 0; round < 20; round += 1) {
      await tap(screen.getByRole('tab', { name: round % 2 ? '攻略' : '推荐' }));
    }
    await go('/games');
    await back();
    expect(asked()).toHaveLength(before);
  }, 30_000);

  it('every text of the server shows literally', async () => {
    const payloads = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(2)>',
      '"><svg/onload=alert(3)>',
      'javascript:alert(4)',
      '{{7*7}}<%= 7*7 %>',
    ];
    const posts = payloads.map((text, at) =>
      buildPost({
        id: 100 + at,
        title: `题${text}`,
        content: `文${text}`,
        author: buildUserCard({ id: 50 + at, name: `名${text}` }),
        tags: [{ id: 3, tag: `签${text}` }],
      }),
    );
    const { container } = await open('/square', { posts });
    for (const text of payloads) {
      for (const lead of ['题', '文', '名']) expect(screen.getByText(`${lead}${text}`)).toBeInTheDocument();
      expect(screen.getByText(`#签${text}`)).toBeInTheDocument();
    }
    expect(container.querySelector('article script, article [onerror], article [onload]')).toBeNull();
  });

  it('关注 asks a guest to log in and suggests authors to whoever follows nobody', async () => {
    const { store } = await open('/square?tab=follow');
    expect(await screen.findByText('老船长')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '关注老船长' })).toBeInTheDocument();
    act(() => void store.dispatch(sessionEnded({ by: 'logout' })));
    expect(await screen.findByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
  });

  it('关注 is asked anew when it is shown after somebody was followed, and stays as it is till then', async () => {
    const FOLLOW = 'GET v1/square/post/follow';
    const { tap, server } = await open('/square?tab=follow');
    server.reply('POST v1/user/follow/{id}', { followed: true });
    server.reply(FOLLOW, page([buildPost({ id: 60, title: '船长日志' })]));
    await tap(await screen.findByRole('button', { name: '关注老船长' }));
    expect(server.callsTo(FOLLOW)).toHaveLength(1);
    await tap(screen.getByRole('tab', { name: '推荐' }));
    await tap(screen.getByRole('tab', { name: '关注' }));
    expect(screen.getByText('船长日志')).toBeInTheDocument();
    await tap(screen.getByRole('tab', { name: '推荐' }));
    await tap(screen.getByRole('tab', { name: '关注' }));
    expect(server.callsTo(FOLLOW)).toHaveLength(2);
  });

  it('a blocked author vanishes from the list at once', async () => {
    const { tap, server } = await open();
    const held = server.defer('POST v1/user/block/{id}');
    await tap(within(await menu('夜航')).getByRole('button', { name: '把 南风 加入黑名单' }));
    await tap(await screen.findByRole('button', { name: '加入' }));
    expect(screen.queryByText('夜航')).not.toBeInTheDocument();
    expect(screen.queryByText('剧透：结局反转')).not.toBeInTheDocument();
    expect(held.waiting).toHaveLength(1);
  });

  it('one’s own post is deleted after a question and leaves a tombstone; others’ offer no such thing', async () => {
    const { tap, server } = await open();
    server.reply('DELETE v1/square/post/{id}', null);
    const mine = within(await menu('我的日记'));
    expect(mine.queryByRole('button', { name: '举报' })).not.toBeInTheDocument();
    await tap(mine.getByRole('button', { name: '删除' }));
    expect(server.callsTo('DELETE v1/square/post/{id}')).toHaveLength(0);
    await tap(await screen.findByRole('button', { name: '删除' }));
    expect(screen.getByText('这条帖子已删除')).toBeInTheDocument();
    expect(screen.queryByText('我的日记')).not.toBeInTheDocument();
  });

  it('a guest hides a post in this browser; a report leads to login', async () => {
    const { tap, store, ports } = await open('/square', { guest: true });
    await tap(within(await menu('夜航')).getByRole('button', { name: '不看这条帖子' }));
    expect(screen.queryByText('夜航')).not.toBeInTheDocument();
    expect(ports.local.read(':unseen')).toContain('6');
    await tap(within(await menu('灯塔图纸')).getByRole('button', { name: '举报' }));
    expect(selectPlace(store.getState()).route).toBe('login');
  });

  it('a muted word takes its texts out of the list', async () => {
    const { tap, user } = await open();
    await tap(within(await menu('夜航')).getByRole('button', { name: '屏蔽词' }));
    const sheet = within(await screen.findByRole('dialog', { name: '屏蔽词' }));
    expect(sheet.getByPlaceholderText('要屏蔽的词')).toBeVisible();
    await user.type(sheet.getByLabelText('要屏蔽的词'), '剧透');
    await tap(sheet.getByRole('button', { name: '添加' }));
    expect(screen.queryByText('剧透：结局反转')).not.toBeInTheDocument();
    await tap(sheet.getByRole('button', { name: '移除屏蔽词“剧透”' }));
    expect(screen.getByText('剧透：结局反转')).toBeInTheDocument();
  });

  it('a report names its reason', async () => {
    const { tap, server } = await open();
    server.reply('POST v1/square/report', null);
    await tap(within(await menu('夜航')).getByRole('button', { name: '举报' }));
    const sheet = within(await screen.findByRole('dialog', { name: '举报' }));
    expect(sheet.getByPlaceholderText('补充说明（选填）')).toBeVisible();
    await tap(sheet.getByRole('radio', { name: '诈骗引流' }));
    await tap(sheet.getByRole('button', { name: '提交举报' }));
    expect(server.callsTo('POST v1/square/report')[0]?.form).toMatchObject({ kind: 'post', id: '6', reason: 'fraud' });
  });

  it('an author’s face leads to their page, and Back to where the list was left', async () => {
    const { tap, back, store } = await open();
    await tap(within(card('夜航')).getByRole('button', { name: '南风的主页' }));
    expect(selectPlace(store.getState()).search).toBe('?user=8');
    expect(await screen.findByRole('heading', { name: '南风' })).toBeVisible();
    await back();
    expect(selectPlace(store.getState()).search).toBe('');
    expect(screen.getByRole('heading', { name: '夜航' })).toBeVisible();
  });

  it('shows the quoted post with a link to it, one that is gone as such, and the hot comment, without what is muted', async () => {
    const quote = {
      id: 77,
      title: '原帖',
      content: '说在前面',
      author: { id: 9, name: '小满' },
      images: [],
      createTime: FAKE_NOW - 60_000,
    };
    const hotComment = { id: 5, content: '一句剧透', likeCount: 21, author: { id: 9, name: '小满' } };
    const { store } = await open('/square', {
      posts: [
        buildPost({ id: 61, title: '引用的', quote: { ...quote, gone: false }, hotComment }),
        buildPost({ id: 60, title: '引用没了的', quote: { id: 78, gone: true, content: '', images: [] } }),
      ],
    });
    const one = within(card('引用的'));
    expect(one.getByRole('link', { name: /@小满.*原帖 说在前面/ })).toHaveAttribute('href', '/post/77');
    expect(one.getByText('一句剧透')).toBeVisible();
    expect(one.getByRole('img', { name: '21 个赞' })).toBeVisible();
    expect(within(card('引用没了的')).getByText('引用的帖子已删除或无法查看')).toBeVisible();
    act(() => void store.dispatch(unseenEvents.wordMuted({ word: '剧透' })));
    expect(screen.queryByText('一句剧透')).toBeNull();
  });

  it('suggests people after the second post, each with why; whoever is sent away is gone', async () => {
    const people = ['老船长', '阿雾', '南桥'].map((name, at) => ({
      ...buildUserCard({ id: 30 + at, name }),
      reason: at === 0 ? { kind: 'friends', count: 3, name: '小满' } : { kind: 'games', count: 2 },
    }));
    const { tap } = await open('/square', { people });
    const rail = screen.getByRole('region', { name: '可能感兴趣的人' });
    expect(card('我的日记').compareDocumentPosition(rail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(card('夜航').compareDocumentPosition(rail)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(within(rail).getByText('小满等 3 位你关注的人关注了')).toBeVisible();
    expect(within(rail).getAllByText('和你玩过 2 款同样的游戏')).toHaveLength(2);
    await tap(within(rail).getByRole('button', { name: '不再推荐老船长' }));
    expect(within(rail).queryByText('老船长')).toBeNull();
    expect(within(rail).getByText('阿雾')).toBeVisible();
  });

  it('a topic has a picture and either its people or today’s growth; its own page has a head from which one joins in', async () => {
    const { tap, store } = await open('/square', {
      tags: [
        { id: 3, tag: '攻略', peopleCount: 340, viewCount: 12_000, todayCount: 1, image: '/t.webp' },
        { id: 4, tag: '同人', peopleCount: 80, viewCount: 900, todayCount: 5, image: '' },
      ],
    });
    const topics = within(screen.getByRole('list', { name: '话题' }));
    expect(topics.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '#攻略1.2 万次浏览',
      '##同人+5 今天',
    ]);
    await tap(topics.getByRole('link', { name: /攻略/ }));
    const panel = within(screen.getByRole('tabpanel', { name: '攻略' }));
    expect(panel.getByRole('heading', { name: '#攻略' })).toBeVisible();
    expect(panel.getByText('近 30 天 340 人在聊 · 1.2 万次浏览')).toBeVisible();
    await tap(panel.getByRole('button', { name: '参与话题' }));
    expect(selectPlace(store.getState()).route).toBe('postpage');
    expect(screen.getByRole('checkbox', { name: '攻略' })).toBeChecked();
  });

  it('a post is shared with a preview, and quoted in one of one’s own', async () => {
    const { tap, server, user } = await open();
    await tap(within(card('夜航')).getByRole('button', { name: '分享' }));
    const sheet = within(await screen.findByRole('dialog', { name: '分享给好友' }));
    expect(within(sheet.getByRole('region', { name: '将要分享的内容' })).getByText('夜航')).toBeVisible();
    await tap(sheet.getByRole('button', { name: '发到广场' }));
    const quoted = within(await screen.findByRole('region', { name: '引用的帖子' }));
    expect(quoted.getByText('@南风')).toBeVisible();
    server.reply('POST v1/square/post', buildPost({ id: 99 }));
    await user.type(screen.getByRole('textbox', { name: '正文' }), '写得真好，转一下');
    await tap(screen.getByRole('checkbox', { name: '攻略' }));
    await tap(screen.getByRole('button', { name: '发布' }));
    expect(server.callsTo('POST v1/square/post')[0]?.json).toMatchObject({ quoteId: 6, content: '写得真好，转一下' });
  });

  it('a post is shared as a poster, which is shown before it is saved, and drawn again when it failed', async () => {
    drawn.mockRejectedValueOnce(new Error('no canvas')).mockResolvedValue('data:image/png;base64,AAAA');
    const { tap, ports, pass } = await open();
    await tap(within(card('灯塔图纸')).getByRole('button', { name: '分享' }));
    const sheet = within(await screen.findByRole('dialog', { name: '分享给好友' }));
    expect(drawn).not.toHaveBeenCalled();
    await tap(sheet.getByRole('button', { name: '海报' }));
    await pass();
    expect(sheet.getByText('海报没有生成，请再试一次')).toBeVisible();
    expect(sheet.getByRole('button', { name: '保存海报' })).toHaveAttribute('aria-disabled', 'true');
    await tap(sheet.getByRole('button', { name: '重试' }));
    expect(drawn.mock.calls.at(-1)?.slice(1)).toEqual([
      expect.objectContaining({ title: '灯塔图纸', text: '藏在风车岛' }),
      { product: expect.any(String), url: 'https://plaza.test/post/8' },
    ]);
    expect(sheet.getByRole('img', { name: '灯塔图纸的海报，含二维码' })).toBeVisible();
    await tap(sheet.getByRole('button', { name: '保存海报' }));
    expect(ports.download.started).toEqual([{ url: 'data:image/png;base64,AAAA', name: '灯塔图纸-海报.png' }]);
    await tap(sheet.getByRole('button', { name: '链接' }));
    expect(sheet.getByRole('button', { name: '发到广场' })).toBeVisible();
  });

  it('back after more than a minute says that there is news, and inserts nothing', async () => {
    const { go, back, pass, server, asked, tap } = await open();
    await go('/games');
    await pass(61_000);
    // The server puts pinned posts before every list, however short.
    const pinned = rows.filter((row) => row.pinned);
    const fresh = buildPost({ id: 99, title: '刚刚发的', createTime: FAKE_NOW + 30_000 });
    server.reply(LIST, ({ query }) => page(query.pageSize === '1' ? [...pinned, fresh] : [fresh, ...rows]));
    const before = asked().length;
    await back();
    expect(asked()).toHaveLength(before + 1);
    expect(screen.queryByText('刚刚发的')).not.toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '有新内容，点击查看' }));
    expect(screen.getByText('刚刚发的')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '有新内容，点击查看' })).not.toBeInTheDocument();
  });

  it('F5: a list that failed says why and tries again; an empty tag leads back to 推荐', async () => {
    const ports = createFakePorts();
    ports.server.reply(LIST, status(404));
    const { user, pass } = await renderApp('/square?tab=3', {
      ports: { server: ports.server, fetch: ports.server.fetch },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('请求地址出错');
    ports.server.reply(LIST, page([]));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass();
    expect(screen.getByText('这里还没有帖子')).toBeInTheDocument();
  });
});
