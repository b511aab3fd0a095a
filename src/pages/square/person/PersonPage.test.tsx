import { act, screen, within } from '@testing-library/react';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildBook } from '@/testing/builders/book';
import { buildGame } from '@/testing/builders/game';
import { buildAccount, buildUserCard } from '@/testing/builders/member';
import { buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';

const PERSON = 'GET v1/square/user/{id}';
const LIST = 'GET v1/square/post/list';
const card = buildUserCard({ id: 8, uid: '1008', name: '南风' });
const south = {
  ...card,
  intro: '写点东西',
  postCount: 2,
  fanCount: 9,
  followCount: 4,
  likeCount: 12_345,
  createTime: new Date(2024, 2, 9).getTime(),
  cover: '/media/c.svg',
  medals: [
    { kind: 'streak', step: 100 },
    { kind: 'liked', step: 10_000 },
    { kind: 'of-tomorrow', step: 1 },
  ],
  hides: [],
  gameCount: 3,
  bookCount: 1,
  commonCount: 2,
  commonGames: [{ id: 4, name: '云端猫岛', icon: '/i.webp' }],
};
const posts = [
  buildPost({
    id: 9,
    title: '有四张图',
    author: card,
    images: Array.from({ length: 4 }, () => ({ url: '/a.webp', w: 8, h: 4 })),
  }),
  buildPost({ id: 6, title: null, content: '只有一句话', author: card, likeCount: 7 }),
];

async function open(at = '/square?user=8', { person = south, uid = '1001' }: { person?: object; uid?: string } = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(PERSON, person);
  server.reply(LIST, page(posts));
  server.reply(
    'GET v1/square/user/{id}/games',
    page([
      {
        id: 4,
        game: buildGame({ id: 4, name: '云端猫岛' }),
        common: true,
        createTime: FAKE_NOW - 60_000,
        score: 5,
        said: '风车岛的日落值得守',
      },
    ]),
  );
  server.reply(
    'GET v1/square/user/{id}/books',
    page([{ id: 71, book: buildBook({ id: 71, title: '潮汐' }), createTime: FAKE_NOW }]),
  );
  server.reply('GET v1/user/fans/list', page([{ ...buildUserCard({ id: 30, name: '老船长' }), fanCount: 12_000 }]));
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch },
    member: buildAccount({ uid }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  const back = async () => {
    act(() => shown.ports.history.go(-1));
    await shown.pass(1_000);
  };
  return { ...shown, tap, back };
}

describe("a person's page", () => {
  it('C10: is ?user= of the square: who they are, counts, games in common, medals and what they wrote', async () => {
    const { server } = await open();
    expect(screen.getByRole('heading', { name: '南风' })).toBeVisible();
    expect(screen.getByText('UID 1008 · 2024 年 3 月加入')).toBeVisible();
    expect(screen.getByText('你们有 2 款共同的游戏')).toBeVisible();
    const medals = within(screen.getByRole('list', { name: '勋章' }));
    expect(medals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['连签 100 天', '获赞 1 万']);
    expect(screen.getByRole('link', { name: /有四张图/ })).toHaveAttribute('href', '/post/9');
    expect(screen.getByText('4 图')).toBeVisible();
    expect(screen.getByRole('img', { name: '7 个赞' })).toBeVisible();
    expect(server.callsTo(LIST).at(-1)?.query).toMatchObject({ userId: '8', sort: '2' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['帖子2', '游戏3', '在追1']);
  });

  it('leads to games and books, and back to the posts at the same address', async () => {
    const { tap, store } = await open();
    await tap(screen.getByRole('link', { name: /共同的游戏/ }));
    expect(selectPlace(store.getState()).search).toBe('?user=8&part=games');
    const panel = within(screen.getByRole('tabpanel', { name: /游戏/ }));
    expect(panel.getByText('你也有')).toBeVisible();
    expect(panel.getByRole('img', { name: '5 星，满分 5 星' })).toBeVisible();
    expect(panel.getByText('风车岛的日落值得守')).toBeVisible();
    expect(panel.getByRole('link', { name: '查看云端猫岛' })).toHaveAttribute('href', '/detail/4');
    await tap(screen.getByRole('tab', { name: /在追/ }));
    expect(screen.getByRole('link', { name: /潮汐/ })).toBeVisible();
    await tap(screen.getByRole('tab', { name: /帖子/ }));
    expect(selectPlace(store.getState()).search).toBe('?user=8');
  });

  it('keeps to itself what its member hides', async () => {
    const { server } = await open('/square?user=8&part=books', {
      person: { ...south, hides: ['games', 'books', 'people'], gameCount: null, bookCount: null, commonCount: 0 },
    });
    expect(screen.getAllByRole('tab')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /粉丝/ })).toBeNull();
    expect(screen.getByText('9')).toBeVisible();
    expect(server.callsTo('GET v1/square/user/{id}/books')).toEqual([]);
  });

  it('follows at once, and lists who follows them', async () => {
    const { tap, back, server, store } = await open();
    server.reply('POST v1/user/follow/{id}', { followed: true });
    await tap(screen.getByRole('button', { name: '关注南风' }));
    expect(screen.getByRole('button', { name: '取消关注南风' })).toHaveAttribute('aria-pressed', 'true');
    await tap(screen.getByRole('link', { name: /粉丝/ }));
    expect(selectPlace(store.getState()).search).toBe('?user=8&list=fans');
    expect(screen.getByText('南风的粉丝')).toBeVisible();
    expect(screen.getByText('老船长')).toBeVisible();
    expect(server.callsTo('GET v1/user/fans/list').at(-1)?.query).toMatchObject({ userId: '8' });
    await back();
    expect(screen.getByRole('heading', { name: '南风' })).toBeVisible();
  });

  it('says of every act what it does; who is blocked is gone at once, and back once taken off the list', async () => {
    const { tap, server } = await open();
    server.reply('POST v1/user/block/{id}', { blocked: true });
    server.reply('DELETE v1/user/block/{id}', { blocked: false });
    await tap(screen.getByRole('button', { name: '更多操作' }));
    const menu = within(await screen.findByRole('dialog', { name: '南风' }));
    expect(menu.getByRole('button', { name: /举报/ })).toHaveTextContent('由管理员处理，对方不会知道');
    await tap(menu.getByRole('button', { name: /加入黑名单/ }));
    await tap(await screen.findByRole('button', { name: '加入' }));
    expect(server.callsTo('POST v1/user/block/{id}')).toHaveLength(1);
    expect(screen.getByText('你已将对方加入黑名单')).toBeVisible();
    expect(screen.queryByText('只有一句话')).toBeNull();
    expect(screen.queryByRole('button', { name: /关注南风/ })).toBeNull();
    server.reply(PERSON, { ...south, intro: '又见面了' });
    await tap(screen.getByRole('button', { name: '移出黑名单' }));
    expect(screen.getByText('只有一句话')).toBeVisible();
    // What was told of somebody blocked was next to nothing: the page is asked for anew.
    expect(screen.getByText('又见面了')).toBeVisible();
  });

  it('of one’s own has no menu: the profile is edited, the picture chosen, and parts shown or not', async () => {
    const { tap, server } = await open('/square?user=8', { uid: '1008' });
    expect(screen.queryByRole('button', { name: '更多操作' })).toBeNull();
    expect(screen.queryByRole('button', { name: /关注南风/ })).toBeNull();
    expect(screen.getByRole('link', { name: '编辑资料' })).toHaveAttribute('href', '/user');
    server.reply('GET v1/user/page/covers', [
      { key: 'scene-0', image: '/media/c.svg' },
      { key: 'game-4', image: '/media/g.webp' },
    ]);
    server.reply('POST v1/user/page', { cover: '/media/g.webp', hides: [] });
    await tap(screen.getByRole('button', { name: '更换封面' }));
    const sheet = within(await screen.findByRole('dialog', { name: '我的主页' }));
    expect(sheet.getByRole('button', { name: '封面 1' })).toHaveAttribute('aria-pressed', 'true');
    await tap(sheet.getByRole('button', { name: '封面 2' }));
    expect(server.callsTo('POST v1/user/page').at(-1)?.json).toMatchObject({ cover: 'game-4' });
    expect(sheet.getByRole('button', { name: '封面 2' })).toHaveAttribute('aria-pressed', 'true');
    server.reply('POST v1/user/page', { cover: '/media/g.webp', hides: ['books'] });
    await tap(sheet.getByRole('switch', { name: /在追的书/ }));
    expect(server.callsTo('POST v1/user/page').at(-1)?.json).toMatchObject({ hides: ['books'] });
    expect(sheet.getByRole('switch', { name: /在追的书/ })).not.toBeChecked();
  });

  it('of somebody who has left for good says so, and offers nothing that cannot help', async () => {
    await open('/square?user=8', { person: fail(1002, '用户不存在或已注销') });
    expect(screen.getByText('该用户已注销')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.getByRole('link', { name: '回到广场' })).toHaveAttribute('href', '/square');
  });

  it('of who has blocked the member is shut', async () => {
    await open('/square?user=8', { person: fail(1006, '暂时无法查看对方的主页') });
    expect(screen.getByText('暂时无法查看对方的主页')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '南风' })).toBeNull();
  });
});
