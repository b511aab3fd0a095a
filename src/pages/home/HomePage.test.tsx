import { screen, within } from '@testing-library/react';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildGame } from '@/testing/builders/game';
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
  return renderApp('/', { ports: { server, fetch: server.fetch } });
}

describe('home', () => {
  it('shows what the server offers', async () => {
    await home();
    const rail = screen.getByRole('list', { name: '热门游戏' });
    expect(within(rail).getByText('云端猫岛')).toBeInTheDocument();
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

  it('one failed rail never blanks the page, and an unknown one is skipped', async () => {
    const { user, server, pass } = await home();
    expect(screen.getByText('这一栏没有加载出来')).toBeInTheDocument();
    expect(screen.queryByText('没见过的一栏')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass();
    expect(server.callsTo('v1/home/feed')).toHaveLength(2);
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
});
