import { act, screen, within } from '@testing-library/react';
import { reviewApi } from '@/api/reviewApi';
import { code } from '@/contract/codes';
import { POST_FORM, readWritten } from '@/features/publish/written';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { draftsKey } from '@/shell/forms/keptDrafts';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildFreeGame, buildGame, buildGameDetail, buildGiftPack, buildTicket } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { buildRatings, buildReview, buildStanding } from '@/testing/builders/review';
import { buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const DETAIL = 'POST web/game/detail';

const POSTS = 'GET v1/square/post/list';

const LIST = 'GET v1/game/{id}/review/list';
const STANDING = 'GET v1/game/{id}/standing';
const SAVE = 'POST v1/game/{id}/review';
const HELPFUL = 'POST v1/game/review/{id}/helpful';
const WISH = 'POST v1/game/{id}/wish';

function replyReviews(server: ReturnType<typeof createFakePorts>['server']) {
  server.reply('GET v1/game/{id}/ratings', buildRatings());
  server.reply(LIST, page([buildReview(), buildReview({ id: 32, content: '手机有点烫', score: 2, helpfulCount: 0 })]));
  server.reply(STANDING, buildStanding());
  server.reply('GET v1/game/{id}/similar', {
    records: [{ ...buildGame({ id: 19, name: '花田来信' }), sameMaker: false, sameTag: '治愈' }],
  });
}

async function open(
  answer: object = buildGameDetail(),
  gifts: object[] = [buildGiftPack()],
  at = '/detail/11',
  member?: ReturnType<typeof buildAccount>,
  mark = '',
) {
  const ports = createFakePorts();
  ports.document.userAgent += mark;
  const { server } = ports;
  server.reply(DETAIL, answer);
  server.reply('POST web/game/detail/giftlist', gifts);
  server.reply('POST user/game/download/{id}', buildTicket());
  replyReviews(server);
  server.reply(POSTS, page([buildPost({ id: 5, title: '登岛路线', game: buildGame() })]));
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch, document: ports.document },
    ...(member && { member }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  return { ...shown, server, tap };
}

describe('detail', () => {
  it('shows what a game is, who made it, and its price with a gem', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '远航纪元' })).toBeInTheDocument();
    expect(screen.getAllByText('海风工作室').length).toBeGreaterThan(0);
    expect(screen.getAllByText('8+').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: '下载 30 钻石' })).not.toHaveAttribute('aria-disabled');
    expect(await screen.findByText('一段很长的旅程。')).toBeInTheDocument();
  });

  it.each([
    [
      'within WeChat, whose card has it, the game’s own name, whatever part of the page is open',
      'MicroMessenger/8',
      '远航纪元 | 星钻广场',
    ],
    ['A6: in a browser that of the route', '', '星钻广场 | 游戏详情'],
  ])('its title is %s', async (_where, mark, title) => {
    const { ports, pass, store } = await open(undefined, undefined, undefined, undefined, mark);
    await pass(200);
    expect(ports.document.titles.at(-1)).toBe(title);
    act(() => void store.dispatch(navigationEvents.asked({ to: '/detail/11?view=gifts', how: 'replace' })));
    await pass(200);
    expect(ports.document.titles.at(-1)).toBe(title);
  });

  it('says of a game that is bought that it is, and nothing of VIP', async () => {
    await open(buildGameDetail({ owned: true, vipFree: true }));
    expect(screen.getByText('已拥有')).toBeVisible();
    expect(screen.queryByText(/VIP/)).toBeNull();
  });

  it('B5: a screenshot opens the viewer at its place, and the focus comes back to it', async () => {
    const { tap, ports, pass } = await open();
    const shot = screen.getByRole('button', { name: '《远航纪元》截图 2' });
    await tap(shot);
    expect(await screen.findByRole('dialog', { name: '查看图片' })).toHaveTextContent('第 2 张，共 2 张');
    act(() => ports.history.go(-1));
    await pass(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shot).toHaveFocus();
  });

  it('counts the gifts and lists each with its stock; a guest who claims goes to login first', async () => {
    const { tap, store } = await open();
    await tap(screen.getByRole('tab', { name: /礼包/ }));
    const panel = screen.getByRole('tabpanel', { name: /礼包/ });
    // Right under the page's name: its panel has none of its own.
    expect(await within(panel).findByRole('heading', { name: '启航礼包', level: 2 })).toBeInTheDocument();
    expect(within(panel).getByRole('meter', { name: '库存' })).toHaveAttribute('aria-valuenow', '420');
    await tap(within(panel).getByRole('button', { name: '领取：启航礼包' }));
    expect(selectPlace(store.getState()).route).toBe('login');
  });

  it('shows what the newest version brought, and the others once asked for', async () => {
    const time = 1_700_000_000_000;
    const older = { version: '1.3.0', time, lines: ['修好了罗盘'] };
    await open(buildGameDetail({ changelog: [{ version: '1.4.0', time, lines: ['新的海域'] }, older] })).then(
      async ({ tap }) => {
        expect(screen.getByText('新的海域')).toBeVisible();
        expect(screen.queryByText('修好了罗盘')).toBeNull();
        await tap(screen.getByRole('button', { name: '更新日志' }));
        expect(screen.getByText('修好了罗盘')).toBeVisible();
      },
    );
  });

  it('E1: with both packages the device says which; only one that takes neither is asked', async () => {
    const { tap, server, ports } = await open(buildGameDetail(buildFreeGame({ id: 11 })));
    await tap(screen.getByRole('button', { name: '免费下载' }));
    expect(server.callsTo('POST user/game/download/{id}').map(({ form }) => form.platformType)).toEqual(['1']);
    ports.document.userAgent = 'Mozilla/5.0 (X11; Linux x86_64)';
    await tap(within(await screen.findByRole('dialog', { name: '下载已开始' })).getByRole('button', { name: '关闭' }));
    await tap(screen.getByRole('button', { name: '免费下载' }));
    const sheet = await screen.findByRole('dialog', { name: '选择下载版本' });
    await tap(within(sheet).getByRole('button', { name: /iOS 版/ }));
    expect(server.callsTo('POST user/game/download/{id}')[1]?.form.platformType).toBe('2');
    expect(ports.download.started).toHaveLength(2);
  });

  it('E4: the result names size and file, starts again on a tap, and copies the whole link', async () => {
    const { tap, ports } = await open(buildGameDetail(buildFreeGame({ id: 11, platforms: [1] })));
    await tap(screen.getByRole('button', { name: '免费下载' }));
    const sheet = await screen.findByRole('dialog', { name: '下载已开始' });
    expect(sheet).toHaveTextContent('yuanhang-1.4.0.apk');
    expect(sheet).toHaveTextContent('100 MB');
    await tap(within(sheet).getByRole('button', { name: '未自动开始？点此' }));
    expect(ports.download.started).toHaveLength(2);
    await tap(within(sheet).getByRole('button', { name: '复制链接' }));
    expect(ports.share.copied).toEqual(['https://plaza.test/dl/ticket-11']);
    expect(await screen.findByText('复制成功')).toBeInTheDocument();
  });

  it('F2: where copying is refused, the text is offered to select', async () => {
    const { tap, ports } = await open();
    ports.share.canShare = false;
    ports.share.works = false;
    await tap(screen.getByRole('button', { name: '分享' }));
    const sheet = within(await screen.findByRole('dialog', { name: '分享给好友' }));
    await tap(sheet.getByRole('button', { name: '复制链接' }));
    expect(await screen.findByRole('textbox')).toHaveValue('https://plaza.test/detail/11');
  });

  it('is shared with a preview, through the system where it can', async () => {
    const { tap, ports } = await open();
    await tap(screen.getByRole('button', { name: '分享' }));
    const sheet = within(await screen.findByRole('dialog', { name: '分享给好友' }));
    expect(within(sheet.getByRole('region', { name: '将要分享的内容' })).getByText('远航纪元')).toBeVisible();
    await tap(sheet.getByRole('button', { name: /微信、QQ 等/ }));
    expect(ports.share.shared).toEqual([expect.objectContaining({ url: 'https://plaza.test/detail/11' })]);
  });

  it('the bar leads to the gifts and says that some wait', async () => {
    const { tap, store } = await open();
    await tap(screen.getByRole('button', { name: /^礼包\s*有可以领取的$/ }));
    expect(await within(screen.getByRole('tabpanel', { name: /礼包/ })).findByText('启航礼包')).toBeInTheDocument();
    expect(selectPlace(store.getState()).search).toBe('?view=gifts');
  });

  it('the bar says of gifts only what is true', async () => {
    const { unmount } = await open(buildGameDetail(), [buildGiftPack({ state: 'claimed' })]);
    expect(screen.getByRole('button', { name: '礼包' })).toBeInTheDocument();
    unmount();
    await open(buildGameDetail(), []);
    expect(screen.queryByRole('button', { name: /礼包/ })).not.toBeInTheDocument();
  });

  it('a game off the shelf says so and cannot be downloaded', async () => {
    await open(buildGameDetail({ status: 'off' }));
    expect(screen.getByRole('note')).toHaveTextContent('已下架');
    expect(screen.getByRole('button', { name: '已下架' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a game that is not there offers others', async () => {
    await open(fail(code.notFound, '游戏不存在'));
    expect(screen.getByText('没有找到这款游戏')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '去看看别的游戏' })).toBeInTheDocument();
  });

  it('a page that failed says why and tries again', async () => {
    const { tap, server } = await open(status(403));
    expect(screen.getByRole('alert')).toHaveTextContent('拒绝访问');
    server.reply(DETAIL, buildGameDetail());
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('heading', { name: '远航纪元' })).toBeInTheDocument();
  });
});

describe('what members write about a game', () => {
  const posts = '/detail/11?view=posts';

  it('C10: its tab stands in the address and lists this game’s posts, without the game they are all about', async () => {
    const { tap, store, server } = await open();
    expect(server.callsTo(POSTS)).toHaveLength(0);
    await tap(screen.getByRole('tab', { name: '动态' }));
    expect(selectPlace(store.getState()).search).toBe('?view=posts');
    const panel = within(screen.getByRole('tabpanel', { name: '动态' }));
    expect(await panel.findByText('登岛路线')).toBeInTheDocument();
    expect(server.callsTo(POSTS)[0]?.query).toMatchObject({ gameId: '11' });
    expect(panel.queryByRole('button', { name: /^下载/ })).not.toBeInTheDocument();
  });

  it('writing about it opens the editor with the game linked, and keeps the words of a draft', async () => {
    const { tap, store } = await open(undefined, undefined, posts);
    act(() => void store.dispatch(formEvents.drafted({ form: POST_FORM, draft: { content: '写了一半' } })));
    await tap(screen.getByRole('button', { name: '聊聊《远航纪元》…' }));
    expect(selectPlace(store.getState()).route).toBe('postpage');
    const { content, game } = readWritten(selectForm(store.getState(), POST_FORM).draft);
    expect([content, game?.id]).toEqual(['写了一半', 11]);
  });

  it('a game that was linked and not written about is not asked about and not kept', async () => {
    const { tap, store, ports, pass } = await open(undefined, undefined, posts);
    await tap(screen.getByRole('button', { name: '聊聊《远航纪元》…' }));
    act(() => void store.dispatch(navigationEvents.backAsked()));
    await pass();
    expect(selectPlace(store.getState()).route).toBe('detail');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(selectForm(store.getState(), POST_FORM).draft).toEqual({});
    expect(ports.local.read(draftsKey(''))).toBeNull();
  });

  it('nothing yet invites to be the first; an error can be tried again', async () => {
    const { tap, server, pass } = await open(undefined, undefined, '/detail/11');
    server.reply(POSTS, status(500));
    await tap(screen.getByRole('tab', { name: '动态' }));
    await pass(10_000);
    const panel = within(screen.getByRole('tabpanel', { name: '动态' }));
    server.reply(POSTS, page([]));
    await tap(panel.getByRole('button', { name: '重试' }));
    expect(panel.getByText('还没有人聊这款游戏')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: '发第一条动态' })).toBeInTheDocument();
  });
});

describe('what members say of a game', () => {
  const reviews = '/detail/11?view=reviews';
  const downloaded = (over: object = {}) => buildStanding({ downloads: 3, canReview: true, ...over });
  const asMember = (at = reviews, detail = buildGameDetail()) => open(detail, [], at, buildAccount());
  /** A member whose standing says what they may do. */
  async function asPlayer(over: object = {}) {
    const shown = await asMember('/detail/11?view=gifts');
    shown.server.reply(STANDING, downloaded(over));
    shown.server.reply(SAVE, { id: 40, score: 4, content: '', auditState: 'passed', updateTime: 0 });
    await act(
      async () => void shown.store.dispatch(reviewApi.util.invalidateTags([{ type: 'GameDetail', id: 'ratings' }])),
    );
    await shown.tap(screen.getByRole('tab', { name: /评价/ }));
    return shown;
  }

  it('shows ratings and written reviews as two numbers, the bars by name, and the last days', async () => {
    await open(undefined, undefined, reviews);
    expect(await screen.findByText('10 人评分')).toBeVisible();
    expect(screen.getByRole('tab', { name: '评价 2' })).toBeVisible();
    expect(screen.getByRole('listitem', { name: '5 星占 60%' })).toBeVisible();
    expect(screen.getByText(/最近 30 天 · 4 人，比总分更高/)).toBeVisible();
    expect(screen.getAllByText('下载后第 21 天写下')).toHaveLength(2);
  });

  it('orders them by what the member chooses, and keeps it in the address', async () => {
    const { tap, server, store } = await open(undefined, undefined, reviews);
    await tap(await screen.findByRole('button', { name: '低分' }));
    expect(selectPlace(store.getState()).search).toBe('?view=reviews&sort=low');
    expect(server.callsTo(LIST).at(-1)?.query).toMatchObject({ sort: 'low' });
  });

  it('lets nobody rate who has not downloaded it, and says how', async () => {
    await asMember();
    expect(await screen.findByText('下载或购买后就能评分、写评价')).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('button', { name: '写评价' })).toBeNull();
  });

  it('takes stars at once without words, and gives them back when the server refuses', async () => {
    const { tap, server } = await asPlayer();
    const held = server.defer(SAVE);
    await tap(
      within(screen.getByRole('radiogroup', { name: '你下载过 3 次，给它打几星？' })).getByRole('radio', {
        name: '4 星',
      }),
    );
    expect(screen.getByRole('radio', { name: '4 星' })).toBeChecked();
    expect(server.callsTo(SAVE)[0]?.form).toMatchObject({ score: '4', content: '' });
    await act(async () => held.answer(fail(code.notAllowed, '购买或下载过这款游戏后才能评价')));
    expect(await screen.findByText('购买或下载过这款游戏后才能评价')).toBeVisible();
    expect(screen.getByRole('radio', { name: '4 星' })).not.toBeChecked();
  });

  it('writes in a sheet that keeps its draft, and names the words that are refused', async () => {
    const { tap, user, server, pass, ports } = await asPlayer();
    await tap(screen.getByRole('button', { name: '写评价' }));
    const sheet = within(await screen.findByRole('dialog', { name: /写评价/ }));
    expect(sheet.getByRole('button', { name: '先点一颗星' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(sheet.getByRole('radio', { name: '5 星' }));
    await user.type(sheet.getByRole('textbox'), '找代练');
    server.reply(SAVE, fail(code.sensitiveWord, '不允许', { words: ['代练'] }));
    await tap(sheet.getByRole('button', { name: '发布' }));
    expect(sheet.getByText('请去掉：代练')).toBeVisible();
    expect(ports.local.read(draftsKey(buildAccount().uid))).toContain('找代练');
    server.reply(SAVE, { id: 40, score: 5, content: '好玩', auditState: 'pending', updateTime: 0 });
    await user.clear(sheet.getByRole('textbox'));
    await user.type(sheet.getByRole('textbox'), '好玩');
    await tap(sheet.getByRole('button', { name: '发布' }));
    await pass(1_000);
    expect(server.callsTo(SAVE).at(-1)?.form).toMatchObject({ score: '5', content: '好玩' });
    expect(screen.getByText('评价已提交，审核后显示')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a review found helpful counts at once, and not when the server refuses', async () => {
    const { tap, server, pass } = await asPlayer();
    const [first] = await screen.findAllByRole('button', { name: /的评价有用/ });
    server.reply(HELPFUL, status(503));
    const held = server.defer(HELPFUL);
    await tap(first as HTMLElement);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(first).toHaveTextContent('有用 4');
    await act(async () => held.answer(status(503)));
    await pass(1_000);
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(first).toHaveTextContent('有用 3');
  });

  it('a game that is wanted says so at once', async () => {
    const { tap, server } = await asMember('/detail/11');
    server.reply(WISH, { wished: true });
    await tap(screen.getByRole('button', { name: '想玩' }));
    expect(screen.getByRole('button', { name: '想玩' })).toHaveAttribute('aria-pressed', 'true');
    expect(server.callsTo(WISH)).toHaveLength(1);
  });

  it('of a game that is owned the first card says since when, for how much and which version', async () => {
    const detail = buildGameDetail({ owned: true });
    const { server, store, pass } = await open(detail, [], '/detail/11', buildAccount());
    const at = new Date(2026, 1, 3, 12).getTime();
    server.reply(
      STANDING,
      downloaded({
        bought: { createTime: at, price: 30, order: 4471 },
        last: { createTime: at, version: '1.3.0', platformType: 1 },
      }),
    );
    act(() => void store.dispatch(reviewApi.util.invalidateTags([{ type: 'GameDetail', id: '11' }])));
    await pass();
    expect(screen.getByText(/30 钻 · 2 月 3 日/)).toBeVisible();
    expect(screen.getByText(/上次下载 2 月 3 日，1.3.0 版/)).toBeVisible();
    expect(screen.getByRole('link', { name: '订单' })).toHaveAttribute('href', '/recharge?view=ledger');
    expect(screen.queryByRole('button', { name: '想玩' })).toBeNull();
  });

  it('games like it say why', async () => {
    await open();
    const alike = within(await screen.findByRole('list', { name: '类似的游戏' }));
    expect(alike.getByRole('link', { name: /花田来信.*都是治愈/ })).toHaveAttribute('href', '/detail/19');
    expect(screen.queryByRole('button', { name: '换一批' })).toBeNull();
  });

  it('games like it come six at a time, others on request, the first again after the last', async () => {
    const { server, tap, store, pass } = await open();
    server.reply('GET v1/game/{id}/similar', {
      records: Array.from({ length: 8 }, (_, at) => ({
        ...buildGame({ id: 100 + at, name: `游戏${at}` }),
        sameMaker: false,
        sameTag: '治愈',
      })),
    });
    act(() => void store.dispatch(reviewApi.endpoints.similarGames.initiate({ id: 11 }, { forceRefetch: true })));
    await pass();
    const shown = () =>
      within(screen.getByRole('list', { name: '类似的游戏' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')?.slice(-1));
    expect(shown()).toEqual(['0', '1', '2', '3', '4', '5']);
    await tap(screen.getByRole('button', { name: '换一批' }));
    expect(shown()).toEqual(['6', '7', '0', '1', '2', '3']);
  });
});
