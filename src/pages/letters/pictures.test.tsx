import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Letter } from '@/contract/support';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts, type FakePorts } from '@/testing/fakePorts';
import { fail, ok, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';

const ONE = 'GET v1/letter/{id}';
const REPLY = 'POST v1/letter/{id}/reply';
const UPLOAD = 'POST v1/letter/picture';
const FEEDBACK = 'POST v1/feedback';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const picture = (id: number) => ({ id, url: `/dl/letter/${id}`, w: 3, h: 4 });
const words = { id: 0, by: 'me' as const, content: '余额对不上', createTime: FAKE_NOW, pictures: [] };
const letter: Letter = {
  ...{ id: 7, kind: 'bug', state: 'open', createTime: FAKE_NOW, lines: [words] },
  ...{ caseNumber: null, rating: null, canRate: false, mergedInto: null, answerTime: null },
};

function world(): FakePorts {
  const ports = createFakePorts();
  ports.server.reply(ONE, ok(letter));
  ports.server.reply(UPLOAD, ok(picture(77)));
  return ports;
}

async function open({ ports = world() } = {}) {
  const { history: _fresh, ...over } = ports;
  const shown = await renderApp('/letters/7', { ports: over, member: buildAccount() });
  await shown.pass(300);
  const tap = async (name: string | RegExp) => {
    await shown.user.click(screen.getByRole('button', { name }));
    await shown.pass();
  };
  const choose = async (...names: string[]) => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    fireEvent.change(await screen.findByLabelText('添加图片'), { target: { files } });
    await shown.pass();
  };
  return { ...shown, ports, server: ports.server, tap, choose };
}

describe('pictures of a letter', () => {
  it('go with an answer once they are there, said while it waits, and once however often it is tapped', async () => {
    const { server, user, tap, choose, pass } = await open();
    await user.type(screen.getByLabelText('接着写'), '看截图');
    const held = server.defer(UPLOAD);
    await choose('a.png', 'b.png');
    expect(screen.getByRole('progressbar', { name: '图片 1 的上传进度' })).toHaveAttribute('aria-valuenow', '50');
    await tap('发送');
    await tap('发送');
    expect(screen.getByText('图片传完就发送…')).toBeInTheDocument();
    expect(server.callsTo(REPLY)).toHaveLength(0);
    const lines = [words, { ...words, id: 5, content: '看截图', pictures: [picture(1), picture(2)] }];
    server.reply(REPLY, ok({ ...letter, lines }));
    held.answer(ok(picture(1)));
    held.answer(ok(picture(2)));
    await pass();
    expect(server.callsTo(REPLY).map(({ form }) => form)).toMatchObject([
      { content: '看截图', pictureIds: ['1', '2'] },
    ]);
    // The form is empty again, and the thread shows them.
    expect(screen.queryByRole('img', { name: '图片 1' })).toBeNull();
    expect(screen.getByRole('img', { name: '附图 2，共 2 张' })).toHaveAttribute('src', '/dl/letter/2');
  });

  it('one that was not sent holds the answer back; nothing of it is lost, over a reload too', async () => {
    const first = await open();
    const { server, user, tap, choose, pass } = first;
    await user.type(screen.getByLabelText('接着写'), '看截图');
    await choose('a.png');
    server.reply(UPLOAD, status(500));
    await choose('b.png');
    await tap('发送');
    expect(screen.getByText('有图片没有上传成功，请重试或移除')).toBeInTheDocument();
    expect(server.callsTo(REPLY)).toHaveLength(0);
    await tap('移除图片 2');
    server.reply(REPLY, fail(1001, '图片已失效，请重新上传', { field: 'pictureIds' }));
    await tap('发送');
    expect(screen.getByText('图片已失效，请重新上传')).toBeInTheDocument();
    await pass(1_000);
    first.unmount();
    const ports = world();
    for (const [key, value] of first.ports.local.kept) ports.local.write(key, value);
    await open({ ports });
    expect(screen.getByLabelText('接着写')).toHaveValue('看截图');
    expect(await screen.findByRole('img', { name: '图片 1' })).toHaveAttribute('src', '/dl/letter/77');
  });

  it('one of the thread that cannot be read says so, is asked for again by a fresh address, and opens large', async () => {
    const ports = world();
    ports.server.reply(ONE, ok({ ...letter, lines: [{ ...words, pictures: [picture(1)] }] }));
    const { server, user, pass, tap, store } = await open({ ports });
    for (let tries = 0; tries < 3; tries += 1) fireEvent.error(screen.getByRole('img', { name: /附图 1/ }));
    const asked = server.callsTo(ONE).length;
    server.reply(ONE, ok({ ...letter, lines: [{ ...words, pictures: [{ ...picture(1), url: '/dl/letter/fresh' }] }] }));
    await user.click(screen.getByText('图片加载失败，点按重试'));
    await pass();
    expect(server.callsTo(ONE)).toHaveLength(asked + 1);
    expect(screen.getByRole('img', { name: /附图 1/ })).toHaveAttribute('src', '/dl/letter/fresh');
    await tap(/附图 1/);
    expect(selectOverlays(store.getState()).at(-1)).toMatchObject({ kind: 'images' });
  });

  it('go with a first letter, no more than three of them', async () => {
    const { server, store, user, pass } = await open();
    act(() => void store.dispatch(overlayEvents.opened({ kind: 'feedback' })));
    await pass();
    const sheet = within(await screen.findByRole('dialog', { name: '意见反馈' }));
    await user.type(sheet.getByRole('textbox', { name: '反馈内容' }), '余额对不上');
    const held = server.defer(UPLOAD);
    const chosen = ['a', 'b', 'c', 'd'].map((name) => new File(['x'], name, { type: 'image/png' }));
    fireEvent.change(await sheet.findByLabelText('添加图片'), { target: { files: chosen } });
    await pass();
    expect(screen.getByText('最多 3 张图片')).toBeInTheDocument();
    for (const id of [1, 2, 3]) {
      held.answer(ok(picture(id)));
      await pass();
    }
    server.reply(FEEDBACK, ok({ letterId: 9 }));
    await act(async () => sheet.getByRole('button', { name: '提交反馈' }).click());
    await pass();
    expect(server.callsTo(FEEDBACK)[0]?.form).toMatchObject({ content: '余额对不上', pictureIds: ['1', '2', '3'] });
  });
});
