import type { InputOf, OutputOf } from '@/contract/call';
import { moneyCalls as calls } from '@/contract/calls/money';
import type { LedgerEntry, Order } from '@/contract/order';
import type { Page } from '@/contract/page';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked, askedWith } from './asked';
import { showBalance } from './balance';
import { askedPage, type FeedArg, feedRule, type PageParam, paged } from './feed';
import { orderRule } from './orderRule';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

/** Diamonds, orders and VIP. The ledger and the orders are the two feeds that money changes, so they carry tags. */
export const moneyApi = api.injectEndpoints({
  endpoints: (build) => ({
    ledger: build.infiniteQuery<Page<LedgerEntry>, FeedArg<typeof calls.ledger>, PageParam>({
      query: askedPage(calls.ledger),
      infiniteQueryOptions: paged,
      providesTags: ['Ledger'],
    }),
    ledgerMonths: build.query<Out<'ledgerMonths'>, void>({
      query: askedWith(calls.ledgerMonths, {}),
      providesTags: ['Ledger'],
    }),
    /** The one status poll of a payment; it must ask again each time. */
    order: build.query<Out<'order'>, In<'order'>>({
      query: asked(calls.order),
      keepUnusedDataFor: 0,
      providesTags: ['Orders'],
    }),
    orders: build.infiniteQuery<Page<Order>, void, PageParam>({
      query: askedPage(calls.orders),
      infiniteQueryOptions: paged,
      providesTags: ['Orders'],
    }),
    vipConfig: build.query<Out<'vipConfig'>, void>({ query: askedWith(calls.vipConfig, {}) }),
    vipOpen: build.mutation<Out<'vipOpen'>, In<'vipOpen'>>({
      query: asked(calls.vipOpen),
      extraOptions: { voice: 'form' },
      invalidatesTags: ['Status', 'Ledger', 'Orders'],
      onQueryStarted: (_input, purchase) => showBalance(purchase),
    }),
    payInfo: build.mutation<Out<'payInfo'>, In<'payInfo'>>({
      query: asked(calls.payInfo),
      extraOptions: { voice: 'form' },
      invalidatesTags: ['Orders'],
    }),
    /** Follows the orders: the first recharge changes what the packages give. */
    coinProducts: build.query<Out<'coinProducts'>, void>({
      query: askedWith(calls.coinProducts, {}),
      providesTags: ['Orders'],
    }),
    closeOrder: build.mutation<Out<'closeOrder'>, In<'closeOrder'>>({
      query: asked(calls.closeOrder),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useLedgerMonthsQuery, useOrdersInfiniteQuery, useVipConfigQuery, useCoinProductsQuery } = moneyApi;

export const moneyRecording: EndpointRules<typeof moneyApi.endpoints> = {
  ledger: {
    arg: { uid: 'pseudonym', pageSize: 'keep', kind: 'keep' },
    result: feedRule({
      id: 'pseudonym',
      title: 'keep',
      delta: 'keep',
      balanceAfter: 'keep',
      createTime: 'keep',
      bizType: 'keep',
      picture: 'keep',
    }),
  },
  ledgerMonths: { arg: 'keep', result: 'keep' },
  order: { arg: { orderId: 'pseudonym' }, result: orderRule },
  orders: { arg: 'keep', result: feedRule(orderRule) },
  vipConfig: { arg: 'keep', result: 'keep' },
  vipOpen: {
    arg: {
      planId: 'keep',
      payType: 'keep',
      sourceGameId: 'keep',
      expectPrice: 'keep',
      requestId: 'pseudonym',
      proof: 'drop',
    },
    result: {
      levelType: 'keep',
      expTime: 'keep',
      balanceAfter: 'keep',
      orderId: 'pseudonym',
      amountFen: 'keep',
      payUrl: 'shape',
      expiresAt: 'keep',
      repeated: 'keep',
    },
  },
  payInfo: {
    arg: { kind: 'keep', productId: 'keep', payType: 'keep', requestId: 'pseudonym', proof: 'drop' },
    result: { orderId: 'pseudonym', amountFen: 'keep', payUrl: 'shape', expiresAt: 'keep', repeated: 'keep' },
  },
  coinProducts: { arg: 'keep', result: 'keep' },
  closeOrder: { arg: { id: 'pseudonym' }, result: 'keep' },
};
