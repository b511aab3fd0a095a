import { screen, within } from '@testing-library/react';
import { homeApi } from '@/api/homeApi';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { letAllBeInView } from '@/testing/browserGaps';
import { buildBook } from '@/testing/builders/book';
import { buildPickList, buildStory } from '@/testing/builders/editorial';
import { buildGame } from '@/testing/builders/game';
import { buildPost } from '@/testing/builders/square';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, ok, page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const feed = {
  banners: [
    { id: 1, image: '/a.svg', title: '云端猫岛', linkType: 'game', linkValue: '1' },
    { id: 2, image: '/b.svg', title: '神秘横幅', linkType: 'planet', linkValue: 'x' },
    { id: 3, image: '/c.svg', title: '昨日活动', linkType: 'game', linkValue: '2', endTime: 1 },
  ],
  shortcuts: [
    { icon: 'recharge', name: '去登录', route: '/login' },
    { icon: 'checkin', name: '签到', route: '/nowhere-yet' },
  ],
  sections: [
    { type: 'hotGames', title: '热门游戏', items: [buildGame({ id: 1, name: '云端猫岛' })] },
    { type: 'newGames', title: '坏掉的一栏', items: [{ id: 'x' }] },
    { type: 'somethingElse', title: '没见过的一栏', items: [1] },
  ],
};

async function home(answer: unknown = ok(feed)) {
  const server = createFakeServer();
  server.reply('GET v1/home/feed', answer as never);
  server.reply('GET v1/bulletin/list', page([{ id: 3, title: '版本更新', createTime: 1, content: '<p>新</p>' }]));
  const app = await renderApp('/', { ports: { server, fetch: server.fetch } });
  // The rails are asked for a moment after the first screen.
  await app.pass(100);
  return app;
}

describe('home', () => {
  let takeBack: () => void;
  beforeEach(() => {
    takeBack = letAllBeInView();
  });
  afterEach(() => takeBack());

  it('shows what the server offers', async () => {
    await home();
    const rail = screen.getByRole('list', { name: '热门游戏' });
    expect(within(rail).getByText('云端猫岛')).toBeInTheDocument();
  });

  it('keeps the places of what is to come, rails too, while the answer is on its way', async () => {
    const { container } = await home(() => new Promise(() => undefined));
    expect(screen.getByText('加载中')).toBeInTheDocument();
    expect([...container.querySelectorAll('[data-rail]')].map((box) => box.getAttribute('data-rail'))).toEqual([
      'todayStory',
      'newGifts',
    ]);
  });

  it('keeps a box of its size for a rail that is far below', async () => {
    takeBack();
    const { container } = await home();
    expect(container.querySelector('[data-rail="hotGames"]')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: '热门游戏' })).toBeNull();
  });

  it('draws no link to a place this build does not have', async () => {
    await home();
    expect(screen.getByRole('link', { name: '去登录' })).toBeInTheDocument();
    expect(screen.queryByText('签到')).not.toBeInTheDocument();
  });

  it('keeps a banner of an unknown kind as a picture, and drops one whose time is over', async () => {
    await home();
    expect(screen.getByText('神秘横幅')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /神秘横幅/ })).not.toBeInTheDocument();
    expect(screen.queryByText('昨日活动')).not.toBeInTheDocument();
  });

  it('one failed rail never blanks the page, an unknown one is skipped, and 重试 asks for that one alone', async () => {
    const { user, server, pass } = await home();
    expect(screen.getByText('这一栏加载失败')).toBeInTheDocument();
    expect(screen.queryByText('没见过的一栏')).not.toBeInTheDocument();
    const game = buildGame({ id: 5, name: '深海电台' });
    server.reply('GET v1/home/section', ok({ type: 'newGames', title: '坏掉的一栏', items: [game] }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass();
    expect(server.callsTo('v1/home/section')[0]?.query).toMatchObject({ type: 'newGames' });
    expect(server.callsTo('v1/home/feed')).toHaveLength(1);
    expect(screen.getByText('深海电台')).toBeInTheDocument();
    expect(screen.queryByText('这一栏加载失败')).not.toBeInTheDocument();
  });

  it('a rail the server could not fill says so alone, and again when the retry fails', async () => {
    const failed = { ...feed, sections: [{ type: 'hotGames', title: '热门游戏', items: [], failed: true }] };
    const { user, server, pass } = await home(ok(failed));
    server.reply('GET v1/home/section', status(503));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass(5_000);
    expect(screen.getByText('服务不可用')).toBeInTheDocument();
    expect(screen.getByText('云端猫岛')).toBeInTheDocument();
  });

  describe('while only its top is known, as the page brings it', () => {
    const top = { banners: feed.banners, shortcuts: feed.shortcuts, promos: [] };
    const boxes = () => [...document.querySelectorAll('[data-rail]')].map((box) => box.getAttribute('data-rail'));

    it('keeps boxes for what is to come, and says that it did not come', async () => {
      const { server, store, pass, user } = await home(ok(top));
      const held = server.defer('GET v1/home/feed');
      void store.dispatch(homeApi.endpoints.homeFeed.initiate(undefined, { forceRefetch: true }));
      await pass();
      expect(screen.getByText('云端猫岛')).toBeInTheDocument();
      expect(boxes()).toEqual(['todayStory', 'newGifts']);
      server.reply('GET v1/home/feed', status(503));
      held.answer(status(503));
      await pass(5_000);
      expect(screen.getByText('下面的内容加载失败')).toBeInTheDocument();
      expect(boxes()).toEqual([]);
      server.reply('GET v1/home/feed', ok(feed));
      await user.click(screen.getByRole('button', { name: '重试' }));
      await pass(100);
      expect(screen.queryByText('下面的内容加载失败')).toBeNull();
      expect(screen.getByRole('list', { name: '热门游戏' })).toBeInTheDocument();
    });
  });

  describe('without anything to show', () => {
    const bare = () => screen.queryByRole('heading', { name: '首页暂时没有内容' });
    const none = { banners: [], shortcuts: [], promos: [], sections: [] };
    const games = { type: 'hotGames', title: '热门游戏', items: [buildGame({ id: 1 })] };
    const reading = { type: 'continueReading', title: '继续阅读', items: [] };

    it.each([
      ['empty lists', none],
      ['nothing at all', {}],
      [
        'only what is not drawn',
        {
          banners: [{ id: 1, image: '/a.svg', endTime: 1 }],
          shortcuts: [{ icon: 'gift', name: '没有这页', route: '/nowhere-yet' }],
          sections: [{ type: 'planets', title: '没见过', items: [1] }, { ...games, items: [] }, reading],
        },
      ],
    ])('says so and leads on: %s', async (_case, answer) => {
      await home(ok(answer));
      expect(bare()).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '去看游戏' })).toHaveAttribute('href', '/games');
    });

    it.each([
      ['a banner', { ...none, banners: [{ id: 1, image: '/a.svg', title: '云端猫岛' }] }],
      ['a shortcut', { ...none, shortcuts: [{ icon: 'recharge', name: '去登录', route: '/login' }] }],
      ['a promo', { ...none, promos: [{ kind: 'checkin', title: '每日签到', route: '/checkin' }] }],
      ['a rail', { ...none, sections: [games] }],
      ['a rail that failed', { ...none, sections: [{ ...games, items: [], failed: true }] }],
    ])('stays silent beside %s', async (_case, answer) => {
      await home(ok(answer));
      expect(bare()).toBeNull();
    });

    it('刷新 asks again: what is wrong is said, and what came takes its place', async () => {
      const { user, server, pass } = await home(ok(none));
      server.reply('GET v1/home/feed', status(503));
      await user.click(screen.getByRole('button', { name: '刷新看看' }));
      await pass(5_000);
      expect(screen.getByText(/服务不可用/)).toBeInTheDocument();
      server.reply('GET v1/home/feed', ok({ ...none, sections: [games] }));
      await user.click(screen.getByRole('button', { name: '刷新看看' }));
      await pass(100);
      expect(bare()).toBeNull();
      expect(screen.getByRole('list', { name: '热门游戏' })).toBeInTheDocument();
    });
  });

  describe('what people recommend', () => {
    const card = buildStory({
      id: 5,
      title: '信号只剩一格的夜里',
      note: '宜窝着听海',
      game: buildGame({ id: 7, name: '深海电台' }),
    });
    const today = { type: 'todayStory', title: '今日推荐', items: [card] };

    it('is a story of the day under its season, which leads to its page, its game and earlier ones', async () => {
      await home(ok({ ...feed, sections: [today] }));
      expect(screen.getByText(/^\d+ 月 \d+ 日 · .. · 宜窝着听海$/)).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: '今日推荐' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: /信号只剩一格的夜里/ })).toHaveAttribute('href', '/square?story=5');
      expect(screen.getByRole('link', { name: /^深海电台/ })).toHaveAttribute('href', '/detail/7');
      expect(screen.getByRole('button', { name: '下载《深海电台》，30 钻石' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '往期' })).toHaveAttribute('href', '/square?story=all');
    });

    it('is a list with a sentence for each, and how many there are besides', async () => {
      const game = (id: number) => ({ why: `理由 ${id}`, game: buildGame({ id, name: `游戏 ${id}` }) });
      const lists = [
        buildPickList({ id: 2, madeBy: 'editor', title: '睡前二十分钟', items: [1, 2, 3, 4, 5].map(game) }),
        buildPickList({
          id: 3,
          madeBy: 'member',
          title: '下雨天的一排书',
          items: [{ why: '读四遍', book: buildBook() }],
        }),
      ];
      await home(ok({ ...feed, sections: [{ type: 'pickLists', title: '编辑精选', items: lists }] }));
      const list = within(screen.getByRole('region', { name: '睡前二十分钟' }));
      expect(list.getByText('阿栗挑的 5 款 · 刚刚')).toBeInTheDocument();
      expect(list.getByText('理由 3')).toBeInTheDocument();
      expect(list.queryByText('理由 4')).toBeNull();
      expect(list.getByRole('link', { name: '查看清单：睡前二十分钟' })).toHaveTextContent('还有 2 款');
      expect(screen.getByRole('link', { name: /下雨天的一排书/ })).toHaveAttribute('href', '/square?picks=3');
    });
  });

  it('shows what the square talks about', async () => {
    const posts = [buildPost({ id: 501, title: '灯塔在哪里', likeCount: 12 })];
    await home(ok({ ...feed, sections: [{ type: 'squarePosts', title: '广场热议', items: posts }] }));
    expect(screen.getByRole('link', { name: /灯塔在哪里/ })).toHaveAttribute('href', '/post/501');
  });

  it('C2: both promo pictures lead to check-in, the second to its invite view', async () => {
    const promos = [
      { kind: 'checkin', title: '每日签到', note: '连签 7 天领', amount: 20, route: '/checkin' },
      { kind: 'invite', title: '邀请好友', note: '邀请一人得', amount: 10, route: '/checkin?view=invite' },
    ];
    await home(ok({ ...feed, promos }));
    expect(screen.getByRole('link', { name: /每日签到 连签 7 天领.*20/ })).toHaveAttribute('href', '/checkin');
    expect(screen.getByRole('link', { name: /邀请好友 邀请一人得.*10/ })).toHaveAttribute(
      'href',
      '/checkin?view=invite',
    );
  });

  it('C2: without an answer of the server the two pictures are there all the same', async () => {
    const { pass } = await home(status(503));
    await pass(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('首页');
    expect(screen.getByRole('link', { name: /每日签到/ })).toHaveAttribute('href', '/checkin');
    expect(screen.getByRole('link', { name: /邀请好友/ })).toHaveAttribute('href', '/checkin?view=invite');
  });

  it('a banner that leads outside asks first', async () => {
    const banners = [
      { id: 9, image: '/d.svg', title: '官方微博', linkType: 'url', linkValue: 'https://news.example/a' },
    ];
    const { user, pass } = await home(ok({ ...feed, banners }));
    await user.click(screen.getByRole('button', { name: /官方微博/ }));
    await pass();
    expect(await screen.findByText(/news\.example/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '继续访问' })).toHaveAttribute('href', 'https://news.example/a');
  });

  it('C10: the search entry leads to search in the square', async () => {
    await home();
    expect(screen.getByRole('link', { name: /搜帖子、游戏、漫画/ })).toHaveAttribute('href', '/square?q=');
  });

  it('the notice opens as a bulletin', async () => {
    const { user, store, pass } = await home();
    await user.click(screen.getByRole('link', { name: /版本更新/ }));
    await pass();
    expect(store.getState().bulletin).toMatchObject({ at: 'shown', bulletin: { id: 3 } });
    expect(selectPlace(store.getState()).pathname).toBe('/');
  });

  it.each([
    [status(503), '服务不可用'],
    [fail(1, '今天维护'), '今天维护'],
  ])('G4: a failed first load has its own face and no toast', async (answer, words) => {
    const { store, pass } = await home(answer);
    await pass(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(store.getState().toasts.byId).toEqual({});
  });

  it('C1: tapping the active tab asks again', async () => {
    window.scrollTo = jest.fn() as never;
    const { user, server, pass } = await home();
    await user.click(screen.getByRole('link', { name: '首页' }));
    await pass();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(server.callsTo('v1/home/feed')).toHaveLength(2);
  });

  it('C1: the way to the top makes no motion where motion rests', async () => {
    window.scrollTo = jest.fn() as never;
    document.documentElement.dataset.motion = 'reduced';
    const { user, pass } = await home();
    await user.click(screen.getByRole('link', { name: '首页' }));
    await pass();
    delete document.documentElement.dataset.motion;
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'auto' });
  });
});
