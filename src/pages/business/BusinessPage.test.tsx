import { act, screen } from '@testing-library/react';
import { defaultConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const LEAD = 'POST v1/business/lead';

async function open() {
  const ports = createFakePorts();
  const { server } = ports;
  const shown = await renderApp('/business', { ports: { server, fetch: server.fetch } });
  const field = (name: string) => screen.getByRole('textbox', { name });
  const submit = async () => {
    await shown.user.click(screen.getByRole('button', { name: '提交意向' }));
    await shown.pass();
  };
  const fill = async () => {
    await shown.user.type(field('公司或团队'), '海风互动');
    await shown.user.type(field('联系人'), '林女士');
    await shown.user.type(field('手机号'), '13800138000');
    await shown.user.type(field('合作内容'), '想谈联合首发');
  };
  return { ...shown, server, field, fill, submit };
}

describe('business', () => {
  it('A1: hides a contact the operator has not given, and copies one they have', async () => {
    const { store, user, pass } = await open();
    expect(screen.queryByText('直接联系')).not.toBeInTheDocument();
    const config = { ...defaultConfig, businessEmail: 'biz@example.com' };
    act(() => void store.dispatch(configEvents.loaded(config)));
    await pass();
    await user.click(screen.getByRole('button', { name: '复制商务邮箱' }));
    await pass();
    expect(screen.getByText('复制成功')).toBeInTheDocument();
    expect(screen.queryByText('在线沟通')).not.toBeInTheDocument();
  });

  it('D6: names every field that is wrong before anything is sent', async () => {
    const { server, user, field, submit } = await open();
    await user.type(field('手机号'), '12345');
    await submit();
    expect(field('公司或团队')).toHaveAccessibleDescription('请填写公司或团队名称');
    expect(field('手机号')).toHaveAccessibleDescription('请输入正确的 11 位手机号');
    expect(field('合作内容')).toBeInvalid();
    expect(server.callsTo(LEAD)).toHaveLength(0);
  });

  it('sends a lead once however often it is tapped, and then says so', async () => {
    const { server, user, fill, submit, pass } = await open();
    const held = server.defer(LEAD);
    await fill();
    await user.click(screen.getByRole('button', { name: '漫画小说' }));
    await submit();
    await submit();
    expect(server.callsTo(LEAD)).toHaveLength(1);
    expect(server.callsTo(LEAD)[0]?.form).toMatchObject({
      company: '海风互动',
      contact: '林女士',
      phone: '13800138000',
      type: 'reading',
      message: '想谈联合首发',
    });
    held.answer(ok({}));
    await pass();
    expect(screen.getByText('合作意向已收到')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '提交意向' })).not.toBeInTheDocument();
  });

  it('whoever comes again finds an empty form', async () => {
    const { server, store, field, fill, submit, pass } = await open();
    server.reply(LEAD, ok({}));
    await fill();
    await submit();
    for (const to of ['/faq', '/business']) {
      act(() => void store.dispatch(navigationEvents.asked({ to, how: 'push' })));
      await pass();
    }
    expect(field('合作内容')).toHaveValue('');
    expect(screen.getByRole('button', { name: '提交意向' })).toBeEnabled();
  });

  it('one a day: says why, and keeps what was typed, also over a reload', async () => {
    const { server, ports, fill, submit, field, unmount } = await open();
    server.reply(LEAD, fail(1004, '今天已经收到你的合作意向，请明天再提交', { retryAfter: 3600 }));
    await fill();
    await submit();
    expect(screen.getByRole('alert')).toHaveTextContent('请明天再提交');
    expect(field('合作内容')).toHaveValue('想谈联合首发');
    unmount();
    const again = await renderApp('/business', { ports: { local: ports.local } });
    await again.pass();
    expect(screen.getByRole('textbox', { name: '合作内容' })).toHaveValue('想谈联合首发');
  });
});
