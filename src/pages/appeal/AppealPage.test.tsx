import { screen } from '@testing-library/react';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, ok } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';

const READ = 'GET v1/moderation/removal/{id}';
const SEND = 'POST v1/moderation/removal/{id}/appeal';

const removal = {
  ...{ id: 7, kind: 'comment', excerpt: '加我好友领码', reason: '引流广告', createTime: FAKE_NOW - 3_600_000 },
  ...{ appealUntil: FAKE_NOW + 86_400_000, appeal: null },
};
const appeal = { text: '只是和朋友开玩笑', state: 'waiting', reason: '', createTime: FAKE_NOW };

async function open(answer: object = ok(removal)) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(READ, answer as never);
  const shown = await renderApp('/appeal/7', { ports: { server, fetch: server.fetch }, member: buildAccount() });
  await shown.pass();
  const write = async (words: string) => {
    if (words) await shown.user.type(screen.getByRole('textbox', { name: '申诉理由' }), words);
    await shown.user.click(screen.getByRole('button', { name: '提交申诉' }));
    await shown.pass();
  };
  return { ...shown, server, write };
}

describe('an appeal', () => {
  it('says what was removed and why, takes one word against it, and says that it waits', async () => {
    const { server, write } = await open();
    expect(screen.getByRole('heading', { name: '你的评论已被移除' })).toBeInTheDocument();
    expect(screen.getByText('引流广告')).toBeInTheDocument();
    expect(screen.getByText('加我好友领码')).toBeInTheDocument();
    server.reply(SEND, ok({ ...removal, appealUntil: null, appeal }));
    await write('只是和朋友开玩笑');
    expect(server.callsTo(SEND)[0]?.form).toMatchObject({ text: '只是和朋友开玩笑' });
    expect(screen.getByRole('status')).toHaveTextContent('申诉已提交');
    expect(screen.queryByRole('button', { name: '提交申诉' })).not.toBeInTheDocument();
  });

  it('sends nothing that is empty, and keeps what was typed when the house refuses', async () => {
    const { server, write } = await open();
    await write('');
    expect(server.callsTo(SEND)).toHaveLength(0);
    expect(screen.getByRole('textbox', { name: '申诉理由' })).toHaveAccessibleDescription(/请写下申诉理由/);
    server.reply(SEND, fail(1003, '你已经申诉过了'));
    await write('请再看看');
    expect(screen.getByRole('textbox', { name: '申诉理由' })).toHaveAccessibleDescription(/你已经申诉过了/);
    expect(screen.getByRole('textbox', { name: '申诉理由' })).toHaveValue('请再看看');
  });

  it.each([
    ['granted', '申诉成立，内容已经恢复。'],
    ['refused', '申诉未通过，维持原来的处理。'],
  ])('says what became of it: %s', async (state, words) => {
    await open(ok({ ...removal, appealUntil: null, appeal: { ...appeal, state } }));
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('of somebody else is nothing, and one that is too late cannot be written', async () => {
    await open(fail(1002, '内容不存在或已被删除'));
    expect(screen.getByText('没有这条处理记录')).toBeInTheDocument();
  });

  it('cannot be written once it is too late', async () => {
    await open(ok({ ...removal, appealUntil: null }));
    expect(screen.getByText('申诉期限已过。')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
