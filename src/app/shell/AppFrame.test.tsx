import { act, screen, within } from '@testing-library/react';
import { tabs } from '@/app/shell/Tabs';
import { configEvents } from '@/shell/config/configSlice';
import { createFakePorts } from '@/testing/fakePorts';
import { ok, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

describe('frame', () => {
  it('C1: the tabs stand in the specified order, with the specified ids, and only those this build has', async () => {
    const { routes } = await renderApp('/');
    expect(tabs.map(({ name, id }) => [name, id])).toEqual([
      ['home', 1],
      ['square', 2],
      ['animate', 5],
      ['games', 3],
      ['profile', 4],
    ]);
    const drawn = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
    const names: Readonly<Record<string, string>> = {
      home: '首页',
      square: '广场',
      animate: '色漫',
      games: '游戏',
      profile: '我的',
    };
    const built = tabs.filter(({ name }) => routes.find(name)).map(({ name }) => names[name]);
    expect(drawn.map(({ textContent }) => textContent)).toEqual(built);
  });

  it('A1: the operator names the tabs and the product', async () => {
    const { store } = await renderApp('/');
    const { app } = store.getState().config;
    act(() => void store.dispatch(configEvents.loaded({ ...app, title: '星河', tabs: { games: '游戏库' } })));
    expect(screen.getByRole('link', { name: '游戏库' })).toBeInTheDocument();
    expect(screen.getByText('星河')).toBeInTheDocument();
  });

  it("C3: the simple layout shows back, the route's icon and its title", async () => {
    const { pass } = await renderApp('/faq', { started: true });
    await pass();
    const title = screen.getByRole('heading', { level: 1, name: '常见问题' });
    expect(title.querySelector('svg')).toHaveClass('lucide-circle-help');
    expect(screen.getByRole('button', { name: '返回' })).toBeInTheDocument();
  });

  it('says that there is no network while there is none', async () => {
    const { ports } = await renderApp('/', { started: true });
    expect(screen.queryByText('当前没有网络，连上后会自动更新')).not.toBeInTheDocument();
    act(() => ports.document.becomeOnline(false));
    expect(screen.getByText('当前没有网络，连上后会自动更新')).toBeInTheDocument();
    act(() => ports.document.becomeOnline(true));
    expect(screen.queryByText('当前没有网络，连上后会自动更新')).not.toBeInTheDocument();
  });

  it('a page that has nothing says 没有网络, and has it once there is one', async () => {
    const LIST = 'GET v1/faq/list';
    const { server } = createFakePorts();
    server.reply(LIST, status(503));
    const { pass, ports } = await renderApp('/faq', { started: true, ports: { server } });
    await pass(5_000);
    expect(screen.getByRole('alert')).not.toHaveTextContent('没有网络');
    act(() => ports.document.becomeOnline(false));
    expect(screen.getByRole('alert')).toHaveTextContent('没有网络');
    server.reply(LIST, ok({ categories: [], records: [] }));
    act(() => ports.document.becomeOnline(true));
    await pass();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
