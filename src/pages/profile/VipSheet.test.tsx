import { act, screen, within } from '@testing-library/react';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { rechargeRoute } from '@/pages/recharge/recharge.route';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { buildAccount, buildStatus, buildVipStatus } from '@/testing/builders/member';
import { buildPlan, buildVipConfig } from '@/testing/builders/money';
import { createFakeServer } from '@/testing/fakeServer';
import { Answer, fail, ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { profileRoute } from './profile.route';

const routes = [homeRoute, loginRoute, profileRoute, rechargeRoute];

async function open({ member = true, me = buildStatus({ coinNum: 500 }) as object, vip = {}, cash = true } = {}) {
  const server = createFakeServer();
  const payTypes = cash ? [{ payType: 'alipay', name: '支付宝' }] : [];
  server.reply('POST user/center/me', me);
  server.reply('POST vip/vipconfig', vip instanceof Answer ? vip : buildVipConfig(vip));
  server.reply('GET v1/coin/product/list', { products: [], payTypes, refusal: null });
  const who = member ? { member: buildAccount() } : {};
  const app = await renderApp('/profile?pop=1', { ports: { server, fetch: server.fetch }, routes, ...who });
  await app.pass();
  const sheet = () => within(screen.getByRole('dialog'));
  const tap = async (element: HTMLElement) => {
    await app.user.click(element);
    await app.pass();
  };
  const agree = () => tap(sheet().getByRole('checkbox', { name: /已阅读并同意/ }));
  const address = () => addressOf(selectPlace(app.store.getState()));
  const here = () => selectCheckout(app.store.getState());
  return { ...app, sheet, tap, agree, address, here };
}

describe('VIP sheet', () => {
  it('C4: opens with ?pop=1, the plan that costs least a day chosen, both prices told', async () => {
    const { sheet } = await open();
    expect(screen.getByRole('dialog', { name: '开通星钻 VIP' })).toBeVisible();
    expect(sheet().getByRole('radio', { name: '年卡，2,680 钻或 ¥30' })).toBeChecked();
    expect(sheet().getByText('最划算')).toBeVisible();
    expect(sheet().getByText('每天 0.09 元')).toBeVisible();
    expect(sheet().getByText('余额 500 钻')).toBeVisible();
  });

  it('strikes the price before a reduction, and calls it a renewal for a VIP', async () => {
    const { sheet } = await open({
      me: buildVipStatus({ coinNum: 900 }),
      vip: { plans: [buildPlan({ originFen: 4500 })] },
    });
    expect(screen.getByRole('dialog', { name: '续费星钻 VIP' })).toBeVisible();
    expect(sheet().getByText('¥45').tagName).toBe('S');
    expect(sheet().getByRole('button', { name: '300 钻 立即续费月卡' })).toBeVisible();
    expect(sheet().queryByText('最划算')).toBeNull();
  });

  it('E6: sends nothing before the agreement is ticked, then pays with diamonds and closes', async () => {
    const { sheet, tap, agree, server, address } = await open();
    server.reply('POST vip/vipopen', ok({ levelType: 1, expTime: 9, balanceAfter: 200 }));
    await tap(sheet().getByRole('radio', { name: /月卡/ }));
    await tap(sheet().getByRole('button', { name: '300 钻 立即开通月卡' }));
    expect(sheet().getByRole('alert')).toHaveTextContent('请先阅读并勾选同意协议');
    expect(server.callsTo('vip/vipopen')).toHaveLength(0);
    await agree();
    await tap(sheet().getByRole('button', { name: '300 钻 立即开通月卡' }));
    expect(server.callsTo('vip/vipopen')[0]?.form).toMatchObject({ planId: '1', payType: 'coin', expectPrice: '300' });
    expect(address()).toBe('/profile');
    expect(screen.getByText('VIP 开通成功')).toBeVisible();
  });

  it('E6: cash leads to the cashier', async () => {
    const { sheet, tap, agree, server, ports } = await open();
    server.reply('POST vip/vipopen', ok({ orderId: 'V1', amountFen: 3000, payUrl: '/pay/V1' }));
    await tap(sheet().getByRole('radio', { name: /现金支付/ }));
    await agree();
    await tap(sheet().getByRole('button', { name: '¥30 立即开通年卡' }));
    expect(server.callsTo('vip/vipopen')[0]?.form).toMatchObject({ payType: 'cash', expectPrice: '3000' });
    expect(ports.download.left).toEqual(['/pay/V1']);
    expect(sheet().getByRole('status')).toHaveTextContent('正在前往收银台');
  });

  it('offers no cash where the operator has no cashier', async () => {
    const { sheet } = await open({ cash: false });
    expect(sheet().queryByRole('radio', { name: /现金支付/ })).toBeNull();
    expect(sheet().getByRole('radio', { name: /钻石支付/ })).toBeChecked();
  });

  it('says how many diamonds are missing and leads to recharge', async () => {
    const { sheet, tap, address } = await open({ me: buildStatus({ coinNum: 20 }) });
    await tap(sheet().getByRole('radio', { name: /月卡/ }));
    await tap(sheet().getByRole('radio', { name: /钻石支付/ }));
    expect(sheet().getByText('余额不足，还差 280 钻')).toBeVisible();
    await tap(sheet().getByRole('button', { name: '钻石不够，去充值' }));
    expect(address()).toBe('/recharge');
  });

  it('tells a minor beforehand, with the button off', async () => {
    const { sheet, tap, server } = await open({ vip: { refusal: '未成年人暂不能开通 VIP' } });
    expect(sheet().getByText('未成年人暂不能开通 VIP')).toBeVisible();
    const button = sheet().getByRole('button', { name: /立即开通/ });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await tap(button);
    expect(server.callsTo('vip/vipopen')).toHaveLength(0);
  });

  it('E6: a changed price is said, asked about, and paid only then', async () => {
    const { sheet, tap, agree, server } = await open();
    server.reply('POST vip/vipopen', fail(3006, '', { price: 320 }));
    await tap(sheet().getByRole('radio', { name: /月卡/ }));
    await agree();
    await tap(sheet().getByRole('button', { name: /立即开通/ }));
    expect(sheet().getByRole('alert')).toHaveTextContent('价格刚刚从 300 钻 变为 320 钻');
    server.reply('POST vip/vipopen', ok({ levelType: 1, expTime: 9, balanceAfter: 180 }));
    await tap(sheet().getByRole('button', { name: '320 钻 按新价格开通月卡' }));
    expect(server.callsTo('vip/vipopen').map(({ form }) => form.expectPrice)).toEqual(['300', '320']);
  });

  it('E6: a refusal is said in place and the choice stays', async () => {
    const { sheet, tap, agree, server } = await open();
    server.reply('POST vip/vipopen', fail(1001, '服务繁忙，请稍后再试'));
    await tap(sheet().getByRole('radio', { name: /月卡/ }));
    await agree();
    await tap(sheet().getByRole('button', { name: /立即开通/ }));
    expect(sheet().getByRole('alert')).toHaveTextContent('服务繁忙，请稍后再试');
    expect(sheet().getByRole('radio', { name: /月卡/ })).toBeChecked();
    expect(sheet().getByRole('checkbox')).toBeChecked();
  });

  it('F3: cannot be closed while it is being paid for, and says what happens', async () => {
    const { sheet, tap, agree, server, here, user, pass } = await open();
    const held = server.defer('POST vip/vipopen');
    await tap(sheet().getByRole('radio', { name: /月卡/ }));
    await agree();
    await tap(sheet().getByRole('button', { name: /立即开通/ }));
    expect(here().at).toBe('placing');
    await tap(screen.getByRole('button', { name: '关闭' }));
    await user.keyboard('{Escape}');
    await pass();
    const busy = screen.getByRole('button', { name: '正在开通' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await tap(busy);
    held.answer(ok({ levelType: 1, expTime: 9, balanceAfter: 200 }));
    await pass();
    expect(server.callsTo('vip/vipopen')).toHaveLength(1);
    expect(here().at).toBe('paid');
  });

  it('C5: a guest signs in first and comes back to the sheet with the plan still chosen', async () => {
    const { sheet, tap, store, pass, address } = await open({ member: false });
    await tap(sheet().getByRole('radio', { name: /月卡/ }));
    await tap(sheet().getByRole('button', { name: '登录后开通' }));
    expect(address()).toBe('/login');
    act(() => void store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' })));
    await pass(100);
    expect(address()).toBe('/profile?pop=1');
    expect(sheet().getByRole('radio', { name: /月卡/ })).toBeChecked();
  });

  it('G4: plans that did not come can be asked for again', async () => {
    const { sheet, tap, server } = await open({ vip: fail(1001, '稍后再试') });
    expect(sheet().getByRole('alert')).toHaveTextContent('稍后再试');
    server.reply('POST vip/vipconfig', buildVipConfig());
    await tap(sheet().getByRole('button', { name: '重试' }));
    expect(sheet().getByRole('radio', { name: /月卡/ })).toBeVisible();
  });
});
