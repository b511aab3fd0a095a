import type { CoinProduct, CoinProducts, LedgerEntry, Order, PayInfo } from '@/contract/order';
import type { OwnOrder } from '@/contract/ownOrder';
import type { VipConfig, VipPlan } from '@/contract/vip';
import type { PayIntent } from '@/features/checkout/checkoutMachine';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

/** A pending recharge of 60 diamonds for ¥6. */
export function buildOrder(over: Partial<Order> = {}): Order {
  return {
    orderId: 'R20261120001',
    kind: 'recharge',
    title: '60 钻石',
    amountFen: 600,
    coins: 60,
    status: 'pending',
    createTime: FAKE_NOW,
    expiresAt: FAKE_NOW + 900_000,
    payUrl: '/pay/sandbox/R20261120001',
    ...over,
  };
}

/** The same as its owner looks it up. */
export function buildOwnOrder(over: Partial<OwnOrder> = {}): OwnOrder {
  return { ...buildOrder(over), payWay: '支付宝', refunds: [], canInvoice: false, ...over };
}

export function buildPayInfo(over: Partial<PayInfo> = {}): PayInfo {
  return {
    orderId: 'R20261120001',
    amountFen: 600,
    payUrl: '/pay/sandbox/R20261120001',
    expiresAt: FAKE_NOW + 900_000,
    repeated: false,
    ...over,
  };
}

export function buildProduct(over: Partial<CoinProduct> = {}): CoinProduct {
  return { id: 1, coins: 60, bonus: 0, firstBonus: 60, priceFen: 600, tag: null, ...over };
}

export function buildProducts(over: Partial<CoinProducts> = {}): CoinProducts {
  return {
    products: [buildProduct(), buildProduct({ id: 2, coins: 300, bonus: 15, firstBonus: 0, priceFen: 3000 })],
    payTypes: [{ payType: 'sandbox', name: '模拟支付' }],
    refusal: null,
    ...over,
  };
}

export function buildLedgerEntry(over: Partial<LedgerEntry> = {}): LedgerEntry {
  return { id: 1, title: '充值', delta: 60, balanceAfter: 160, createTime: FAKE_NOW, bizType: 'recharge', ...over };
}

export function buildPlan(over: Partial<VipPlan> = {}): VipPlan {
  return {
    id: 1,
    title: '月卡',
    days: 30,
    priceCoins: 300,
    priceFen: 3000,
    originFen: null,
    badge: 'month',
    benefits: ['游戏免费下载'],
    ...over,
  };
}

export function buildVipConfig(over: Partial<VipConfig> = {}): VipConfig {
  return {
    plans: [buildPlan(), buildPlan({ id: 3, title: '年卡', days: 365, priceCoins: 2680, badge: 'year' })],
    refusal: null,
    ...over,
  };
}

/** A recharge of ¥6 that was asked for on the recharge page. */
export function buildPayIntent(over: Partial<PayIntent> = {}): PayIntent {
  return {
    requestId: '3f0c6d1e-1111-4222-8333-444455556666',
    kind: 'recharge',
    productId: 1,
    payType: 'sandbox',
    expectPrice: 600,
    sourceGameId: 0,
    ...over,
  };
}
