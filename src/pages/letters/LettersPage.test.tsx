import { screen } from '@testing-library/react';
import type { Letter } from '@/contract/support';
import { draftsKey } from '@/shell/forms/keptDrafts';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, ok, page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';

const LIST = 'GET v1/letter/list';
const ONE = 'GET v1/letter/{id}';
const REPLY = 'POST v1/letter/{id}/reply';
const RATE = 'POST v1/letter/{id}/rate';

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const words = { id: 0, by: 'me' as const, content: '充值没到账', createTime: FAKE_NOW, pictures: [] };
const answer = { id: 4, by: 'support' as const, content: '已经补上了', createTime: FAKE_NOW, pictures: [] };
const letter: Letter = {
  ...{ id: 7, kind: 'bug', state: 'waiting', createTime: FAKE_NOW, lines: [words, answer] },
  ...{ caseNumber: null, rating: null, canRate: true, mergedInto: null, answerTime: null },
};
const card = { id: 7, kind: 'bug', state: 'waiting', title: '充值没到账', excerpt: '已经补上了', lastBy: 'support' };

async function open(at = '/letters/7', one: unknown = ok(letter)) {
  const ports = createFakePorts();
  const { server, local } = ports;
  server.reply(ONE, one as never);
  server.reply(LIST, page([{ ...card, updateTime: FAKE_NOW }]));
  const shown = await renderApp(at, { ports: { server, fetch: server.fetch, local }, member: buildAccount() });
  await shown.pass();
  const tap = async (name: string | RegExp) => {
    await shown.user.click(screen.getByRole('button', { name }));
    await shown.pass();
  };
  return { ...shown, server, local, tap };
}

const write = (text: string) => ({ box: screen.getByLabelText('接着写'), text });

describe('my letters', () => {
  it('say what became of each, and lead to it', async () => {
    const { user, pass, store } = await open('/letters');
    expect(screen.getByText('客服：已经补上了')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '写给客服' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /充值没到账/ }));
    await pass();
    expect(selectPlace(store.getState()).pathname).toBe('/letters/7');
    expect(await screen.findByText('已经补上了')).toBeInTheDocument();
  });

  it('a letter shows who wrote what, and is written on; what was sent is there', async () => {
    const { server, user, tap } = await open();
    expect(screen.getByRole('list', { name: '来信往来' }).textContent).toMatch(/我.*充值没到账.*客服.*已经补上了/);
    const { box, text } = write('还差 60');
    await user.type(box, text);
    const after = { ...letter, state: 'open', lines: [...letter.lines, { ...words, id: 5, content: text }] };
    server.reply(REPLY, ok(after));
    await tap('发送');
    expect(server.callsTo(REPLY)[0]?.form).toMatchObject({ content: '还差 60' });
    expect(screen.getByText('还差 60')).toBeInTheDocument();
    expect(screen.getByText('等待回复')).toBeInTheDocument();
    expect(screen.getByLabelText('接着写')).toHaveValue('');
  });

  it('a lost answer keeps what was typed, over a reload too, and the same words go under the same name', async () => {
    const { server, user, tap, local, pass } = await open();
    await user.type(write('').box, '还差 60');
    server.reply(REPLY, status(502));
    await tap('发送');
    expect(screen.getByText(/没有收到回应/)).toBeInTheDocument();
    await pass(1_000);
    expect(local.read(draftsKey('1001'))).toContain('还差 60');
    server.reply(REPLY, ok(letter));
    await tap('发送');
    await user.type(screen.getByLabelText('接着写'), '别的');
    await tap('发送');
    const ids = server.callsTo(REPLY).map(({ form }) => form?.requestId);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('what the server does not take is said at the field', async () => {
    const { server, user, tap } = await open();
    await tap('发送');
    expect(screen.getByText('请先写点什么')).toBeInTheDocument();
    await user.type(write('').box, '再说一句');
    server.reply(REPLY, fail(1004, '今天写得够多了'));
    await tap('发送');
    expect(screen.getByText('今天写得够多了')).toBeInTheDocument();
    expect(screen.getByLabelText('接着写')).toHaveValue('再说一句');
  });

  it('an answer is rated once', async () => {
    const { server, user, tap } = await open();
    server.reply(RATE, ok({ ...letter, rating: 5, canRate: false }));
    await user.click(screen.getByRole('radio', { name: /5/ }));
    await tap('提交评分');
    expect(server.callsTo(RATE)[0]?.form).toMatchObject({ rating: '5' });
    expect(screen.getByText('你给了 5 星')).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('one that was merged leads to the other, and one that is not mine is nowhere', async () => {
    const { store, pass, server } = await open('/letters/9', ok({ ...letter, id: 9, state: 'merged', mergedInto: 7 }));
    server.reply(ONE, ok(letter));
    await pass();
    expect(selectPlace(store.getState()).pathname).toBe('/letters/7');
    await open('/letters/8', fail(1002, '没有'));
    expect(await screen.findByText('找不到这封来信')).toBeInTheDocument();
  });
});
