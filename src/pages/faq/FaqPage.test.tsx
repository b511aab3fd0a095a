import { screen, within } from '@testing-library/react';
import { FAQ_KEY } from '@/features/faq/faqRecord';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts, type FakePorts } from '@/testing/fakePorts';
import { fail, ok, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const LIST = 'GET v1/faq/list';
const VOTE = 'POST v1/faq/{id}/vote';
const list = {
  categories: [
    { id: 1, name: '账号登录' },
    { id: 2, name: '钻石充值' },
  ],
  records: [
    { id: 1, categoryId: 1, question: '收不到验证码？', answer: '<p>等一等再要一次</p>', hot: true, helpful: 12 },
    { id: 2, categoryId: 2, question: '钻石没到账？', answer: '<p>看看<a href="/recharge">明细</a></p>' },
  ],
};

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

async function open(at = '/faq', { ports = createFakePorts(), member = false, answer = ok(list) as unknown } = {}) {
  const { server } = ports;
  server.reply(LIST, answer as never);
  const over: Partial<FakePorts> = { server, fetch: server.fetch, local: ports.local };
  const shown = await renderApp(at, { ports: over, ...(member ? { member: buildAccount() } : {}) });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  return { ...shown, server, tap };
}

const question = (name: string) => screen.getByRole('button', { name });

describe('frequent questions', () => {
  it('one is open at a time, and its link stands in the address', async () => {
    const { store, tap } = await open();
    await tap(question('收不到验证码？'));
    expect(await screen.findByText('等一等再要一次')).toBeInTheDocument();
    expect(selectPlace(store.getState()).hash).toBe('#q-1');
    await tap(question('钻石没到账？'));
    expect(await screen.findByText('明细')).toBeInTheDocument();
    expect(screen.queryByText('等一等再要一次')).not.toBeInTheDocument();
    await tap(question('钻石没到账？'));
    expect(selectPlace(store.getState()).hash).toBe('');
  });

  it('a link #q-id opens that question', async () => {
    await open('/faq#q-2');
    expect(question('钻石没到账？')).toHaveAttribute('aria-expanded', 'true');
  });

  it('search narrows questions by their answers too, and an empty one offers to clear', async () => {
    const { user, tap } = await open();
    await user.type(screen.getByRole('searchbox'), '明细');
    expect(screen.getByText('找到 1 个相关问题')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '收不到验证码？' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'xyz');
    await tap(screen.getByRole('button', { name: '清空搜索' }));
    expect(question('收不到验证码？')).toBeInTheDocument();
  });

  it('a category shows only its own', async () => {
    const { store, tap } = await open();
    await tap(screen.getByRole('button', { name: '钻石充值' }));
    expect(selectPlace(store.getState()).search).toBe('?c=2');
    expect(screen.queryByRole('button', { name: '收不到验证码？' })).not.toBeInTheDocument();
  });

  it('a vote is sent once with the device, thanked for, and remembered on the next visit', async () => {
    const ports = createFakePorts();
    const { server, tap, unmount } = await open('/faq#q-1', { ports });
    server.reply(VOTE, ok({ voted: 'helpful', helpful: 13 }));
    await tap(await screen.findByRole('button', { name: '有用' }));
    expect(server.callsTo(VOTE)[0]?.form).toMatchObject({ helpful: 'true', deviceID: expect.any(String) });
    expect(screen.getByText('13 人觉得有用')).toBeInTheDocument();
    expect(screen.getByText('谢谢，已记下“有用”')).toBeInTheDocument();
    unmount();
    await open('/faq#q-1', { ports });
    expect(await screen.findByText('谢谢，已记下“有用”')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '有用' })).not.toBeInTheDocument();
  });

  it('a vote that does not arrive can be given again', async () => {
    const { server, tap } = await open('/faq#q-1');
    server.reply(VOTE, status(503));
    await tap(await screen.findByRole('button', { name: '没用' }));
    expect(screen.getByRole('button', { name: '没用' })).toBeEnabled();
  });

  it('can be read without a connection after a first visit', async () => {
    const ports = createFakePorts();
    ports.local.write(FAQ_KEY, JSON.stringify({ list, votes: {} }));
    const { pass } = await open('/faq', { ports, answer: status(503) });
    expect(question('收不到验证码？')).toBeInTheDocument();
    await pass(5_000);
    expect(screen.getByText('当前离线，下面是上次保存在本机的内容')).toBeInTheDocument();
  });

  it('keeps the places of search, categories and questions while they are on their way', async () => {
    await open('/faq', { answer: () => new Promise(() => undefined) });
    expect(screen.getByText('加载中')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '联系客服' })).not.toBeInTheDocument();
  });

  it('without anything kept, a failure has its face, and a person is still to be had', async () => {
    const { pass, server, tap } = await open('/faq', { answer: status(503) });
    await pass(5_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    server.reply('POST user/kefu', ok({ wechat: 'plaza-kefu', hours: '9-22' }));
    await tap(screen.getByRole('button', { name: '联系客服' }));
    expect(await screen.findByText('plaza-kefu')).toBeInTheDocument();
  });
});

describe('feedback', () => {
  it('is kept as a draft until the operator has it', async () => {
    const { server, store, user, tap, pass } = await open();
    await tap(screen.getByRole('button', { name: '意见反馈' }));
    const sheet = within(await screen.findByRole('dialog', { name: '意见反馈' }));
    await tap(sheet.getByRole('button', { name: '提交反馈' }));
    expect(sheet.getByText('请写下反馈内容')).toBeInTheDocument();
    await tap(sheet.getByRole('button', { name: '产品建议' }));
    await user.type(sheet.getByRole('textbox', { name: '反馈内容' }), '想要夜间模式');
    server.reply('POST v1/feedback', fail(1004, '今天的反馈已达上限，请明天再来'));
    await tap(sheet.getByRole('button', { name: '提交反馈' }));
    expect(sheet.getByRole('alert')).toHaveTextContent('今天的反馈已达上限');
    expect(store.getState().forms.byName.feedback?.draft.content).toBe('想要夜间模式');
    server.reply('POST v1/feedback', ok({}));
    await tap(sheet.getByRole('button', { name: '提交反馈' }));
    expect(server.callsTo('v1/feedback').at(-1)?.form).toMatchObject({ kind: 'idea', content: '想要夜间模式' });
    expect(screen.getByText('收到了，谢谢你的反馈')).toBeInTheDocument();
    await pass(1_000);
    expect(store.getState().forms.byName.feedback).toBeUndefined();
  });
});
