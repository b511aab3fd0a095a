import { act, screen, within } from '@testing-library/react';
import type { LedgerMonth } from '@/contract/order';
import { checkoutEvents } from '@/features/checkout/checkoutSlice';
import { homeRoute } from '@/pages/home/home.route';
import { lettersRoute } from '@/pages/letters/letters.route';
import { loginRoute } from '@/pages/login/login.route';
import { profileRoute } from '@/pages/profile/profile.route';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import {
  buildLedgerEntry,
  buildOrder,
  buildOwnOrder,
  buildPayInfo,
  buildProduct,
  buildProducts,
} from '@/testing/builders/money';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, ok, page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { rechargeRoute } from './recharge.route';

const routes = [homeRoute, lettersRoute, loginRoute, profileRoute, rechargeRoute];
const ORDERS = 'POST user/center/coin/order';
const LEDGER = 'POST user/center/coin/all';
const MONTHS = 'GET v1/user/ledger/months';

type Answer = Parameters<ReturnType<typeof createFakeServer>['reply']>[1];

interface Opening {
  at?: string;
  member?: boolean;
  products?: object;
  orders?: Answer;
  ledger?: Answer;
  months?: LedgerMonth[];
}

async function open({
  at = '/recharge',
  member = true,
  products = {},
  orders = page([]),
  ledger,
  months = [],
}: Opening = {}) {
  const server = createFakeServer();
  server.reply('POST user/center/me', buildStatus({ coinNum: 1280 }));
  server.reply('GET v1/coin/product/list', 'code' in products ? products : buildProducts(products));
  server.reply(ORDERS, orders);
  server.reply(LEDGER, ledger ?? page([]));
  server.reply(MONTHS, months);
  const who = member ? { member: buildAccount() } : {};
  const app = await renderApp(at, { ports: { server, fetch: server.fetch }, routes, ...who });
  await app.pass();
  const tap = async (element: HTMLElement) => {
    await app.user.click(element);
    await app.pass();
  };
  const does = async (event: Parameters<typeof app.store.dispatch>[0]) => {
    act(() => void app.store.dispatch(event));
    await app.pass();
  };
  const address = () => addressOf(selectPlace(app.store.getState()));
  return { ...app, tap, does, address };
}

const payButton = () => screen.getByRole('button', { name: /立即支付/ });

describe('recharge', () => {
  it('C5: a guest is led to login', async () => {
    const { address } = await open({ member: false });
    expect(address()).toBe('/login');
  });

  it('E6: shows the balance, the packages with what they add, and the total', async () => {
    const tagged = buildProduct({ tag: '首充双倍' });
    await open({
      products: { products: [tagged, buildProduct({ id: 2, coins: 300, bonus: 15, firstBonus: 0, priceFen: 3000 })] },
    });
    expect(screen.getByText('1,280 钻石')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '60 钻，¥6 · 首充再送 60 钻 · 首充双倍' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '300 钻，¥30 · 多送 15 钻' })).not.toBeChecked();
    expect(payButton()).toHaveTextContent('立即支付 ¥6');
    expect(screen.getByText('到账 120 钻')).toBeVisible();
  });

  it('E6: pays the package and the way chosen, after the tick and once', async () => {
    const payTypes = [
      { payType: 'alipay', name: '支付宝' },
      { payType: 'wechat', name: '微信支付' },
    ];
    const { tap, server, ports } = await open({ products: { payTypes } });
    server.reply('POST order/payInfo', buildPayInfo({ payUrl: '/pay/A1' }));
    await tap(payButton());
    expect(screen.getByRole('alert')).toHaveTextContent('请先阅读并勾选同意协议');
    await tap(screen.getByRole('checkbox'));
    await tap(screen.getByRole('radio', { name: /300 钻/ }));
    await tap(screen.getByRole('radio', { name: '微信支付' }));
    const button = payButton();
    await tap(button);
    await tap(button);
    expect(server.callsTo('order/payInfo').map(({ form }) => [form.kind, form.productId, form.payType])).toEqual([
      ['recharge', '2', 'wechat'],
    ]);
    expect(ports.download.left).toEqual(['/pay/A1']);
    expect(screen.getByRole('link', { name: '没有跳转？点此前往收银台' })).toHaveAttribute('href', '/pay/A1');
  });

  it('E6: where no payment app opens it can be opened again, and the order is asked about on the way on', async () => {
    const { tap, server } = await open();
    const payUrl = 'alipays://platformapi/startapp?appId=20000067';
    server.reply('POST order/payInfo', buildPayInfo({ orderId: 'R1', payUrl }));
    await tap(screen.getByRole('checkbox'));
    await tap(payButton());
    expect(screen.getByRole('link', { name: '没有打开支付应用？点此再试' })).toHaveAttribute('href', payUrl);
    server.reply(ORDERS, ok(buildOrder({ orderId: 'R1', status: 'closed' })));
    await tap(screen.getByRole('button', { name: '已支付，或不付了' }));
    expect(server.callsTo('user/center/coin/order').at(-1)?.form).toMatchObject({ orderId: 'R1' });
    expect(screen.getByText(/订单已取消或超时/)).toBeVisible();
    expect(payButton()).toBeEnabled();
  });

  it('E6: a refusal is said at the button and the choice stays', async () => {
    const { tap, server } = await open();
    server.reply('POST order/payInfo', fail(1001, '通道维护中'));
    await tap(screen.getByRole('radio', { name: /300 钻/ }));
    await tap(screen.getByRole('checkbox'));
    await tap(payButton());
    expect(screen.getByRole('alert')).toHaveTextContent('通道维护中');
    expect(screen.getByRole('radio', { name: /300 钻/ })).toBeChecked();
  });

  it('tells a minor beforehand, with the button off', async () => {
    await open({ products: { refusal: '未成年人暂不能充值' } });
    expect(screen.getByText('未成年人暂不能充值')).toBeVisible();
    expect(payButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('G4: packages that did not come can be asked for again', async () => {
    const server = createFakeServer();
    server.reply('GET v1/coin/product/list', status(404));
    const { pass, user } = await renderApp('/recharge', {
      ports: { server, fetch: server.fetch },
      routes,
      member: buildAccount(),
    });
    await pass();
    server.reply('GET v1/coin/product/list', buildProducts());
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: '重试' }));
    await pass();
    expect(payButton()).toBeVisible();
  });

  it('says when the operator takes no cash', async () => {
    await open({ products: { payTypes: [] } });
    expect(screen.getByText('充值暂未开放')).toBeVisible();
  });
});

describe('an unpaid order', () => {
  it('E6: goes on at its own cashier', async () => {
    const { tap, ports, server } = await open({ orders: page([buildOrder()]) });
    const card = within(screen.getByRole('region', { name: '有一笔订单还没有支付' }));
    expect(card.getByText('60 钻石 · ¥6')).toBeVisible();
    await tap(card.getByRole('button', { name: '继续支付' }));
    expect(ports.download.left).toEqual(['/pay/sandbox/R20261120001']);
    expect(server.callsTo('order/payInfo')).toHaveLength(0);
  });

  it('E6: can be given up', async () => {
    const { tap, server } = await open({ orders: page([buildOrder()]) });
    server.reply('POST v1/order/{id}/close', ok());
    server.reply(ORDERS, page([buildOrder({ status: 'closed' })]));
    await tap(screen.getByRole('button', { name: '取消订单' }));
    expect(server.callsTo('v1/order/{id}/close')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: '有一笔订单还没有支付' })).toBeNull();
  });
});

describe('an order whose money a person looks at', () => {
  it('E6: is told for as long as it is so, and is neither paid nor cancelled meanwhile', async () => {
    const held = buildOrder({ status: 'review', payUrl: null });
    await open({ orders: page([buildOrder({ orderId: 'old', status: 'paid' }), held]) });
    expect(screen.getByText(/60 钻石（¥6）的付款正在人工核对，请勿重复支付/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '继续支付' })).toBeNull();
  });

  it.each(['paid', 'refunded', 'closed'] as const)('E6: is not told of one that is %s', async (status) => {
    await open({ orders: page([buildOrder({ status, payUrl: null })]) });
    expect(screen.queryByText(/人工核对/)).toBeNull();
  });
});

describe('after the cashier', () => {
  const back = { orderId: 'A1', kind: 'recharge', sourceGameId: 0 } as const;

  it('E6: asks in words, then says what arrived', async () => {
    const { does, pass, server } = await open();
    server.reply(ORDERS, ok(buildOrder({ orderId: 'A1' })));
    await does(checkoutEvents.returned(back));
    expect(screen.getByText('正在确认支付结果，请稍候')).toBeVisible();
    server.reply(ORDERS, ok(buildOrder({ orderId: 'A1', status: 'paid' })));
    await pass(2_000);
    expect(screen.getByText('充值成功')).toBeVisible();
    expect(payButton()).not.toHaveAttribute('aria-disabled');
  });

  it('E6: a late payment is told on every page, until it is read', async () => {
    const { does, pass, server, tap } = await open();
    server.reply(ORDERS, ok(buildOrder({ orderId: 'A1' })));
    await does(checkoutEvents.returned(back));
    await pass(62_000);
    expect(screen.getByText('支付结果确认中，到账可能稍有延迟')).toBeVisible();
    await does(navigationEvents.asked({ to: '/profile', how: 'push' }));
    expect(screen.getByRole('status')).toHaveTextContent('支付结果确认中，到账可能稍有延迟');
    expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute('href', '/recharge');
    await tap(screen.getByRole('button', { name: '收起提示' }));
    expect(screen.queryByRole('button', { name: '收起提示' })).toBeNull();
  });

  it('E6: of an order that closed is said what is known: no payment has come', async () => {
    const { does, server } = await open();
    server.reply(ORDERS, ok(buildOrder({ orderId: 'A1', status: 'closed' })));
    await does(checkoutEvents.returned(back));
    expect(screen.getByText('订单已取消或超时，没有收到付款。如已付款，会人工核对并告诉你')).toBeVisible();
  });
});

describe('ledger', () => {
  const day = (text: string) => new Date(text).getTime();
  const rows = [
    buildLedgerEntry({ id: 3, title: '下载游戏', delta: -30, balanceAfter: 130, createTime: day('2026-11-05T10:00') }),
    buildLedgerEntry({ id: 2, title: '充值', delta: 60, balanceAfter: 160, createTime: day('2026-11-02T09:00') }),
    buildLedgerEntry({ id: 1, title: '新人礼', delta: 100, balanceAfter: 100, createTime: day('2026-10-30T08:00') }),
  ];

  const months = [
    {
      month: '2026-11',
      income: 1260,
      spent: 430,
      spending: [
        { bizType: 'game', diamonds: 400 },
        { bizType: 'newKind', diamonds: 30 },
      ],
    },
    { month: '2026-10', income: 100, spent: 8, spending: [{ bizType: 'chapter', diamonds: 8 }] },
  ];
  const month = (name: RegExp) => screen.getByRole('heading', { name });

  it('C10: lists changes with sign and balance, in months with all that came and went in each, loaded or not', async () => {
    await open({ at: '/recharge?view=ledger', ledger: page(rows, { hasMore: true, total: 9 }), months });
    expect(screen.getByRole('heading', { name: '钻石明细' })).toBeVisible();
    expect(month(/2026 年 11 月/)).toHaveTextContent('收入 1,260 · 支出 430');
    expect(month(/2026 年 10 月/)).toHaveTextContent('收入 100 · 支出 8');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['游戏 400', '其他 30']),
    );
    expect(screen.queryByText('漫画与小说 8')).toBeNull();
    expect(screen.getByText('−30')).toBeVisible();
    expect(screen.getByText('余额 130')).toBeVisible();
    expect(screen.getByText(/2026-11-05 10:00/)).toBeVisible();
  });

  it('shows months without their sums until those are known, and one tab the sum of its own', async () => {
    const { tap } = await open({ at: '/recharge?view=ledger', ledger: page(rows), months: months.slice(0, 1) });
    expect(month(/2026 年 10 月/)).not.toHaveTextContent('收入');
    await tap(screen.getByRole('tab', { name: '收入' }));
    expect(month(/2026 年 11 月/)).toHaveTextContent(/收入 1,260$/);
    expect(within(screen.getByRole('tabpanel')).queryByText('游戏 400')).toBeNull();
  });

  it('shows the picture of what was bought, and leads from the balance to more', async () => {
    const { tap, address } = await open({
      at: '/recharge?view=ledger',
      ledger: page([buildLedgerEntry({ bizType: 'game', picture: '/media/icon/6.webp' })]),
    });
    expect(document.querySelector('[data-picture] img')).toHaveAttribute('src', '/media/icon/6.webp');
    await tap(screen.getByRole('link', { name: '充值' }));
    expect(address()).toBe('/recharge');
  });

  it('filters by income and spending, and says why a tab is empty', async () => {
    const { tap, server } = await open({
      at: '/recharge?view=ledger',
      ledger: ({ form }) => page(form.kind === 'out' ? [] : rows.slice(0, form.kind ? 2 : 3)),
    });
    await tap(screen.getByRole('tab', { name: '支出' }));
    expect(server.callsTo(LEDGER).map(({ form }) => form.kind)).toEqual([undefined, 'out']);
    expect(screen.getByText('还没有支出记录')).toBeVisible();
  });

  it('F4: can be refreshed by a button; a list that failed by 重试', async () => {
    const { tap, server } = await open({ at: '/recharge?view=ledger', ledger: status(404) });
    server.reply(LEDGER, page(rows.slice(2)));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('新人礼')).toBeVisible();
    server.reply(LEDGER, page(rows));
    await tap(screen.getByRole('button', { name: '刷新明细' }));
    expect(screen.getByText('下载游戏')).toBeVisible();
  });
});

describe('orders', () => {
  const NO = '2026112600000000012345678';
  const paid = buildOwnOrder({
    orderId: NO,
    title: '充值 120 钻',
    coins: 120,
    status: 'paid',
    payUrl: null,
    canInvoice: true,
  });
  const one = `/recharge?view=order&order=${NO}`;
  const form = `/recharge?view=invoice&order=${NO}`;
  const INVOICE = 'POST v1/order/{id}/invoice';
  const answers = (order: object) => (call: { form: Record<string, unknown> }) =>
    call.form.orderId === undefined ? page([paid]) : ok(order);

  it('C10: a list leads to an order, which says what, how, when, and what went back; its number is copied', async () => {
    const paidTime = new Date('2026-11-05T10:00').getTime();
    const back = { amountFen: 200, createTime: paidTime, endTime: null };
    const refunds = [{ ...back, state: 'underWay' as const }];
    const { tap, address, ports } = await open({
      at: '/recharge?view=orders',
      orders: answers({ ...paid, paidTime, refunds }),
    });
    await tap(screen.getByRole('link', { name: /充值 120 钻/ }));
    expect(address()).toBe(one);
    expect(screen.getByText('已支付')).toBeVisible();
    expect(screen.getByText('支付宝')).toBeVisible();
    expect(screen.getAllByText('2026-11-05 10:00')[0]).toBeVisible();
    expect(screen.getByText('退款处理中，到账时间以支付平台为准')).toBeVisible();
    await tap(screen.getByRole('button', { name: '复制订单号' }));
    expect(ports.share.copied).toEqual([NO]);
  });

  it('one that is not mine is nowhere, and nothing that came of it is lost', async () => {
    const { tap, address } = await open({ at: one, orders: fail(1002, '订单不存在') });
    expect(screen.getByText('找不到这笔订单')).toBeVisible();
    await tap(screen.getByRole('button', { name: '查看全部订单' }));
    expect(address()).toBe('/recharge?view=orders');
  });

  it('D6: asks for its invoice with fields that are judged first, and leads to the letter', async () => {
    const { user, tap, pass, server, address } = await open({ at: one, orders: answers(paid) });
    await tap(screen.getByRole('link', { name: '申请发票' }));
    expect(address()).toBe(form);
    await tap(screen.getByRole('button', { name: '提交申请' }));
    expect(screen.getByRole('textbox', { name: '税号' })).toHaveAccessibleDescription('请填写税号');
    expect(server.callsTo(INVOICE)).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: '发票抬头' }), '海风互动有限公司');
    await user.type(screen.getByRole('textbox', { name: '税号' }), '9131 0000ma1k35xx2q');
    await user.type(screen.getByRole('textbox', { name: '接收邮箱' }), 'fin@example.com');
    server.reply(INVOICE, status(502));
    await tap(screen.getByRole('button', { name: '提交申请' }));
    expect(screen.getByText('没有收到回应，请再提交一次，不会重复申请')).toBeVisible();
    server.reply(INVOICE, ok({ letterId: 7 }));
    await tap(screen.getByRole('button', { name: '提交申请' }));
    await pass();
    expect(server.callsTo(INVOICE)[1]?.form).toMatchObject({
      ...{ kind: 'company', title: '海风互动有限公司', taxNumber: '91310000MA1K35XX2Q', email: 'fin@example.com' },
    });
    expect(address()).toBe('/letters/7');
  });

  it('a person names no tax number; what the server refuses is said and what was typed stays', async () => {
    const { user, tap, server } = await open({ at: form, orders: answers(paid) });
    await tap(screen.getByRole('button', { name: '个人' }));
    expect(screen.queryByRole('textbox', { name: '税号' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: '发票抬头' }), '林晓');
    await user.type(screen.getByRole('textbox', { name: '接收邮箱' }), 'lin@example.com');
    server.reply(INVOICE, fail(1001, '参数有误', { field: 'email' }));
    await tap(screen.getByRole('button', { name: '提交申请' }));
    expect(screen.getByRole('textbox', { name: '接收邮箱' })).toHaveAccessibleDescription('参数有误');
    expect(screen.getByRole('textbox', { name: '发票抬头' })).toHaveValue('林晓');
    expect(server.callsTo(INVOICE)[0]?.form).not.toHaveProperty('taxNumber');
  });

  it('an order whose invoice was asked for leads to its letter; one that was not paid says why not', async () => {
    const asked = { ...paid, canInvoice: false, invoiceLetterId: 7 };
    const { tap, address } = await open({ at: one, orders: answers(asked) });
    await tap(screen.getByRole('link', { name: '查看发票申请' }));
    expect(address()).toBe('/letters/7');
    await open({ at: form, orders: answers({ ...paid, canInvoice: false }) });
    expect(screen.getByText('这笔订单不能申请发票')).toBeVisible();
  });
});
