import { screen, within } from '@testing-library/react';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { buildBook } from '@/testing/builders/book';
import { buildPickList, buildStory } from '@/testing/builders/editorial';
import { buildGame } from '@/testing/builders/game';
import { createFakeServer, type FakeServer } from '@/testing/fakeServer';
import { fail, ok, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const radio = buildStory({
  id: 5,
  title: '信号只剩一格的夜里',
  note: '宜听海',
  game: buildGame({ id: 7, name: '深海电台' }),
});
const stairs = buildStory({ id: 4, title: '数台阶的人', book: buildBook({ id: 72, title: '十三级台阶' }) });
const list = buildPickList({
  id: 2,
  title: '睡前二十分钟',
  rule: '躺着能玩',
  items: [
    { why: '很催眠', game: buildGame({ id: 7, name: '深海电台' }) },
    { why: '一章一站', book: buildBook({ id: 72, title: '夜行列车' }) },
    { why: '限成年人', book: buildBook({ id: 73, title: '大人看的', adult: true }) },
  ],
});

type Reply = Parameters<FakeServer['reply']>[1];

interface Stage {
  story?: Reply;
  stories?: Reply;
  lists?: Reply;
}

async function open(at: string, { story, stories, lists }: Stage = {}) {
  const server = createFakeServer();
  server.reply('GET v1/story/{id}', story ?? { ...radio, content: '<p>她报的那场台风</p>' });
  server.reply('GET v1/story/list', stories ?? ok({ records: [radio, stairs] }));
  server.reply('GET v1/picks/list', lists ?? ok({ records: [list] }));
  const app = await renderApp(at, { ports: { server, fetch: server.fetch } });
  await app.pass(100);
  return { ...app, address: () => addressOf(selectPlace(app.store.getState())) };
}

describe('a story', () => {
  it('is read on a page of its own, with what it is about and with others', async () => {
    await open('/square?story=5');
    expect(screen.getByRole('heading', { level: 1, name: '信号只剩一格的夜里' })).toBeInTheDocument();
    expect(await screen.findByText('她报的那场台风')).toBeInTheDocument();
    expect(screen.getByText('读完约 3 分钟')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '下载《深海电台》，30 钻石' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /数台阶的人/ })).toHaveAttribute('href', '/square?story=4');
    expect(screen.queryByRole('link', { name: /信号只剩一格/ })).toBeNull();
  });

  it('that is gone says so and leads to others', async () => {
    await open('/square?story=9', { story: fail(1002, '内容不存在') });
    expect(screen.getByRole('heading', { name: '这篇推荐已下线' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '往期推荐' })).toHaveAttribute('href', '/square?story=all');
  });

  it('one that fails can be asked for again', async () => {
    const { server, user, pass } = await open('/square?story=5', { story: status(503) });
    await pass(5_000);
    server.reply('GET v1/story/{id}', ok({ ...radio, content: '<p>好</p>' }));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass(100);
    expect(screen.getByRole('heading', { level: 1, name: '信号只剩一格的夜里' })).toBeInTheDocument();
  });

  it('has earlier ones, each under its day, by a game or a book', async () => {
    await open('/square?story=all');
    expect(screen.getByRole('link', { name: /信号只剩一格的夜里/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '去读：十三级台阶' })).toHaveAttribute('href', '/bookinfo/72');
  });

  it('leaves the lists of the square as they were behind it', async () => {
    const { user, pass, address } = await open('/square?story=5');
    await user.click(screen.getByRole('link', { name: /数台阶的人/ }));
    await pass(100);
    expect(address()).toBe('/square?story=4');
  });
});

describe('a list', () => {
  it('shows all that stands in it, each with a sentence why', async () => {
    await open('/square?picks=2');
    expect(screen.getByRole('heading', { level: 2, name: '睡前二十分钟' })).toBeInTheDocument();
    expect(screen.getByText('躺着能玩')).toBeInTheDocument();
    expect(screen.getByText('很催眠')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('link', { name: '去读：夜行列车' })).toBeInTheDocument();
  });

  it('that is gone leads to the others', async () => {
    await open('/square?picks=9');
    expect(screen.getByRole('heading', { name: '这份清单已下线' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '全部清单' })).toHaveAttribute('href', '/square?picks=all');
  });

  it('stands among all lists; none says so', async () => {
    await open('/square?picks=all');
    expect(screen.getByRole('region', { name: '睡前二十分钟' })).toBeInTheDocument();
    await open('/square?picks=all', { lists: ok({ records: [] }) });
    expect(screen.getByRole('heading', { name: '还没有清单' })).toBeInTheDocument();
  });
});
