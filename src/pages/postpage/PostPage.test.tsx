import { act, fireEvent, screen } from '@testing-library/react';
import { PUBLISH_KEY } from '@/features/publish/publishJournal';
import { selectPublish } from '@/features/publish/publishSlice';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { draftsKey } from '@/shell/forms/keptDrafts';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { route } from '@/shell/navigation/route';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { buildPost } from '@/testing/builders/square';
import { createFakePorts, type FakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';
import { postpageRoute } from './postpage.route';

const PUBLISH = 'POST v1/square/post';
const UPLOAD = 'POST v1/square/upload';
const OWN = 'GET v1/square/post/me';
const WORDS = '灯塔图纸藏在风车岛背面';
const blank = (name: string, path: string) => route({ name, path, layout: 'simple', load: async () => () => null });
const routes = [...testRoutes, postpageRoute, blank('post', '/post/:id')];

function world(): FakePorts {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply('GET v1/square/tag/list', [
    { id: 1, tag: '攻略' },
    { id: 2, tag: '同人' },
  ]);
  server.reply('GET v1/square/config/list', page([{ key: 'minLength', value: 5 }]));
  server.reply('GET v1/square/sensitiveword/list', page([{ word: '外挂' }]));
  server.reply(OWN, page([]));
  server.reply(UPLOAD, { id: 77, url: '/i/77.jpg', w: 4, h: 3 });
  server.reply(PUBLISH, buildPost({ id: 900, content: WORDS }));
  return ports;
}

async function open({ ports: given = world(), guest = false, at = '/postpage' } = {}) {
  const { history: _fresh, ...over } = given;
  const shown = await renderApp(at, { routes, ports: over, ...(guest ? {} : { member: buildAccount() }) });
  const { ports } = shown;
  await shown.pass();
  const tap = async (name: string | RegExp) => {
    await shown.user.click(screen.getByRole('button', { name }));
    await shown.pass();
  };
  const write = async (content = WORDS) => {
    fireEvent.change(screen.getByRole('textbox', { name: '正文' }), { target: { value: content } });
    await shown.user.click(screen.getByRole('checkbox', { name: '攻略' }));
    await shown.pass(300);
  };
  const choose = async (...files: File[]) => {
    fireEvent.change(screen.getByLabelText('添加图片'), { target: { files } });
    await shown.pass();
  };
  const content = () => screen.getByRole('textbox', { name: '正文' });
  const sent = () => ports.server.callsTo(PUBLISH).length;
  return { ...shown, tap, write, choose, content, sent };
}

const file = (name = 'a.png', size = 10) => {
  const one = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(one, 'size', { value: size });
  return one;
};

describe('what another app shares', () => {
  const shared = `/postpage?${new URLSearchParams({ title: '好文', text: '看这个', url: 'https://a.cn/1' })}`;

  it('stands in the editor, and the address is a plain one after that', async () => {
    const { store, pass, content } = await open({ at: shared });
    await pass(300);
    expect(content()).toHaveValue('看这个\nhttps://a.cn/1');
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('好文');
    expect(addressOf(selectPlace(store.getState()))).toBe('/postpage');
    expect(selectOverlays(store.getState())).toEqual([]);
  });

  it('takes nothing from a draft of an earlier visit', async () => {
    const first = await open();
    await first.write();
    first.unmount();
    const ports = world();
    for (const [key, value] of first.ports.local.kept) ports.local.write(key, value);
    const { store, pass, content } = await open({ ports, at: shared });
    await pass(300);
    expect(content()).toHaveValue(`${WORDS}\n看这个\nhttps://a.cn/1`);
    expect(addressOf(selectPlace(store.getState()))).toBe('/postpage');
  });
});

describe('publishing a post', () => {
  it('one request however often one taps; then the new post takes the place of the page and the draft is gone', async () => {
    const { ports, write, user, pass, sent, store } = await open();
    const held = ports.server.defer(PUBLISH);
    await write();
    expect(ports.local.read(draftsKey('1001'))).toContain(WORDS);
    const button = screen.getByRole('button', { name: '发布' });
    await user.click(button);
    await user.click(button);
    await user.click(button);
    await pass();
    expect(sent()).toBe(1);
    expect(ports.local.read(draftsKey('1001'))).toContain(WORDS);
    held.answer(buildPost({ id: 900 }));
    await pass();
    expect(selectPlace(store.getState()).pathname).toBe('/post/900');
    expect(ports.history.current().index).toBe(0);
    expect(ports.local.read(draftsKey('1001'))).toBeNull();
    expect(ports.session.read(PUBLISH_KEY)).toBeNull();
  });

  it('judges everything at once and sends nothing that is too short or without a topic', async () => {
    const { tap, sent } = await open();
    await tap('发布');
    expect(screen.getByText('正文至少 5 个字')).toBeInTheDocument();
    expect(screen.getByText('请至少选择一个话题')).toBeInTheDocument();
    expect(sent()).toBe(0);
  });

  it('marks words that may be refused before sending, and those the server names (1005)', async () => {
    const { ports, write, tap, content, sent } = await open();
    await write('这里有外挂和代充可以买');
    expect(screen.getByText('外挂', { selector: 'mark' })).toBeInTheDocument();
    ports.server.reply(PUBLISH, fail(1005, '敏感', { words: ['代充'] }));
    await tap('发布');
    expect(sent()).toBe(1);
    expect(screen.getByText('代充', { selector: 'mark' })).toBeInTheDocument();
    expect(content()).toHaveValue('这里有外挂和代充可以买');
    expect(ports.local.read(draftsKey('1001'))).toContain('代充');
  });

  it('C5: a guest may write; 发布 leads to login, keeps the draft and sends nothing', async () => {
    const { ports, write, tap, sent, store } = await open({ guest: true });
    await write();
    await tap('发布');
    expect(selectPlace(store.getState()).route).toBe('login');
    expect(ports.local.read(draftsKey(''))).toContain(WORDS);
    expect(sent()).toBe(0);
  });
});

describe('without a network', () => {
  it('发布 waits for one, and says why', async () => {
    const { store, write, pass, tap, sent } = await open();
    await write();
    const button = () => screen.getByRole('button', { name: '发布' });
    act(() => void store.dispatch(connectionEvents.lost()));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/现在没有网络/)).toBeInTheDocument();
    act(() => void store.dispatch(connectionEvents.found()));
    await pass();
    expect(screen.queryByText(/现在没有网络/)).toBeNull();
    await tap('发布');
    expect(sent()).toBe(1);
  });

  it('a post that was on its way is looked for once there is one again', async () => {
    const { ports, store, write, pass, tap, content } = await open();
    await write();
    const held = ports.server.defer(PUBLISH);
    await tap('发布');
    act(() => void store.dispatch(connectionEvents.lost()));
    ports.server.reply(OWN, new Error('lost'));
    held.answer(new Error('lost'));
    await pass(40_000);
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法确认是否已发布');
    ports.server.reply(OWN, page([]));
    act(() => void store.dispatch(connectionEvents.found()));
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('刚才没有发布成功');
    expect(content()).toBeEnabled();
  });
});

describe('a draft survives', () => {
  it('and says so only once something is written', async () => {
    const { write } = await open();
    expect(screen.queryByText('草稿已自动保存')).toBeNull();
    await write();
    expect(screen.getByText('草稿已自动保存')).toBeInTheDocument();
  });

  it('and does not say so while a picture uploads or has failed', async () => {
    const { write, choose, ports, pass } = await open();
    const held = ports.server.defer(UPLOAD);
    await write();
    await choose(file());
    expect(screen.queryByText('草稿已自动保存')).toBeNull();
    held.answer(new Error('lost'));
    await pass(40_000);
    expect(screen.queryByText('草稿已自动保存')).toBeNull();
  });

  it('a reload and a closed tab, with its topic and uploaded pictures', async () => {
    const first = await open();
    await first.write();
    await first.choose(file());
    first.unmount();
    const ports = world();
    for (const [key, value] of first.ports.local.kept) ports.local.write(key, value);
    const { content } = await open({ ports });
    expect(content()).toHaveValue(WORDS);
    expect(screen.getByRole('checkbox', { name: '攻略' })).toBeChecked();
    expect(screen.getByRole('img', { name: '图片 1' })).toHaveAttribute('src', '/i/77.jpg');
  });

  it('D4: code 2 while sending: it waits for the same member', async () => {
    const { ports, write, tap, store } = await open();
    await write();
    ports.server.reply(PUBLISH, fail(2));
    await tap('发布');
    expect(selectPlace(store.getState()).route).toBe('login');
    expect(selectPublish(store.getState()).at).toBe('editing');
    expect(ports.local.read(draftsKey('1001'))).toContain(WORDS);
  });

  it('a failing upload: 发布 is held back until the picture was tried again', async () => {
    const { ports, write, choose, tap, sent } = await open();
    await write();
    ports.server.reply(UPLOAD, status(500));
    await choose(file());
    await tap('发布');
    expect(sent()).toBe(0);
    ports.server.reply(UPLOAD, { id: 78, url: '/i/78.jpg', w: 4, h: 3 });
    await tap(/重新上传图片 1/);
    await tap('发布');
    expect(ports.server.callsTo(PUBLISH)[0]?.json).toMatchObject({ content: WORDS, tagIds: [1], imageIds: [78] });
  });

  it('a lost answer: the post is looked for, and found it is not sent twice', async () => {
    const { ports, write, tap, store, sent } = await open();
    await write();
    ports.server.reply(PUBLISH, new Error('lost'));
    ports.server.reply(OWN, page([buildPost({ id: 901, title: null, content: WORDS, createTime: ports.clock.now() })]));
    await tap('发布');
    expect(sent()).toBe(1);
    expect(selectPlace(store.getState()).pathname).toBe('/post/901');
    expect(ports.local.read(draftsKey('1001'))).toBeNull();
  });

  it('a lost answer of a post that never arrived: offered again under the same request id', async () => {
    const { ports, write, tap, sent, content } = await open();
    await write();
    ports.server.reply(PUBLISH, new Error('lost'));
    await tap('发布');
    expect(content()).toHaveValue(WORDS);
    expect(screen.getByText(/刚才没有发布成功/)).toBeInTheDocument();
    await tap('发布');
    expect(sent()).toBe(2);
    const [one, two] = ports.server.callsTo(PUBLISH);
    expect(two?.json).toEqual(one?.json);
  });

  it('a crash while sending: the next visit looks before it offers anything', async () => {
    const first = await open();
    await first.write();
    first.ports.server.defer(PUBLISH);
    await first.tap('发布');
    first.unmount();
    const ports = world();
    for (const [key, value] of first.ports.local.kept) ports.local.write(key, value);
    for (const [key, value] of first.ports.session.kept) ports.session.write(key, value);
    const held = ports.server.defer(OWN);
    const { pass } = await open({ ports });
    expect(held.waiting).toHaveLength(1);
    expect(screen.getByText('没有收到回复，正在确认是否已发布…')).toBeInTheDocument();
    held.answer(page([]));
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('刚才没有发布成功');
  });
});

describe('pictures', () => {
  it('are drawn anew two at a time, in the order shown, and let go when removed', async () => {
    const { ports, choose, tap, pass } = await open();
    const held = ports.server.defer(UPLOAD);
    await choose(file('a'), file('b'), file('c'));
    expect(held.waiting).toHaveLength(2);
    expect(ports.images.shrunk).toHaveLength(2);
    expect(screen.getByRole('progressbar', { name: '图片 1 的上传进度' })).toHaveAttribute('aria-valuenow', '50');
    await tap('移除图片 3');
    expect(ports.images.held.size).toBe(2);
    held.answer({ id: 1, url: '/i/1.jpg', w: 1, h: 1 });
    held.answer({ id: 2, url: '/i/2.jpg', w: 1, h: 1 });
    await pass();
    await tap('把图片 2 设为封面');
    expect(ports.local.read(draftsKey('1001'))).toMatch(/"id\\":2.*"id\\":1/);
  });

  it('a button that its own press shuts or takes away leaves the focus where the hand is', async () => {
    const { choose, tap } = await open();
    await choose(file('a'), file('b'), file('c'));
    await tap('图片 2 前移');
    const first = screen.getByRole('button', { name: '图片 1 前移' });
    expect(first).toHaveFocus();
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await tap('移除图片 2');
    expect(screen.getByRole('button', { name: '移除图片 2' })).toHaveFocus();
    await tap('移除图片 2');
    await tap('移除图片 1');
    expect(screen.getByLabelText('添加图片')).toHaveFocus();
  });

  it('too large is said before decoding; what is no picture is said after; no more than nine', async () => {
    const { ports, choose } = await open();
    await choose(file('big', 21 * 1024 * 1024));
    expect(screen.getByText('超过 20 MB')).toBeInTheDocument();
    expect(ports.images.shrunk).toHaveLength(0);
    ports.images.broken.add('picture-2');
    await choose(file('b'));
    expect(screen.getByText('无法识别')).toBeInTheDocument();
    await choose(...Array.from({ length: 9 }, () => file()));
    expect(screen.getByText('最多 9 张图片')).toBeInTheDocument();
    expect(ports.images.held.size).toBe(9);
  });
});

describe('leaving a post that is begun', () => {
  async function begun() {
    const shown = await open({ at: '/games' });
    const go = async (to: string) => {
      act(() => void shown.store.dispatch(navigationEvents.asked({ to, how: 'push' })));
      await shown.pass();
    };
    await go('/postpage');
    await shown.write();
    const where = () => selectPlace(shown.store.getState()).pathname;
    return { ...shown, go, where };
  }

  it('F3: is asked about, also with the browser’s own back; 继续编辑 stays', async () => {
    const { ports, where, pass, tap, content } = await begun();
    act(() => ports.history.go(-1));
    await pass();
    expect(where()).toBe('/postpage');
    await tap('继续编辑');
    await pass(400);
    expect(where()).toBe('/postpage');
    expect(content()).toHaveValue(WORDS);
    act(() => ports.history.go(-1));
    await pass();
    await tap('保存草稿');
    expect(where()).toBe('/games');
    expect(ports.local.read(draftsKey('1001'))).toContain(WORDS);
  });

  it.each([
    ['继续编辑', '/postpage'],
    ['保存草稿', '/games'],
    ['不保留', '/games'],
  ])('what waits for a picture is not published once leaving was asked about: %s', async (choice, place) => {
    const { ports, store, where, pass, tap, choose, sent } = await begun();
    const held = ports.server.defer(UPLOAD);
    await choose(file());
    await tap('发布');
    expect(screen.getByText('等待图片上传…')).toBeInTheDocument();
    act(() => ports.history.go(-1));
    await pass();
    await tap(choice);
    await pass(400);
    held.answer({ id: 77, url: '/i/77.jpg', w: 4, h: 3 });
    await pass();
    expect([where(), sent(), selectPublish(store.getState()).at]).toEqual([place, 0, 'editing']);
  });

  it('不保留 throws the draft away and goes where the link led', async () => {
    const { ports, go, where, tap } = await begun();
    await go('/profile');
    expect(where()).toBe('/postpage');
    await tap('不保留');
    expect(where()).toBe('/profile');
    expect(ports.local.read(draftsKey('1001'))).toBeNull();
  });
});
