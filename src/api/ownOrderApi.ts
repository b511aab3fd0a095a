import type { InputOf, OutputOf } from '@/contract/call';
import { ownOrderCalls as calls } from '@/contract/calls/ownOrder';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';
import { orderRule } from './orderRule';

/** One order with all that its owner may look up, and its invoice. */
export const ownOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownOrder: build.query<OutputOf<typeof calls.ownOrder>, InputOf<typeof calls.ownOrder>>({
      query: asked(calls.ownOrder),
      keepUnusedDataFor: 0,
      extraOptions: { voice: 'face' },
      providesTags: ['Orders'],
    }),
    askInvoice: build.mutation<OutputOf<typeof calls.askInvoice>, InputOf<typeof calls.askInvoice>>({
      query: asked(calls.askInvoice),
      extraOptions: { voice: 'form' },
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useAskInvoiceMutation, useOwnOrderQuery } = ownOrderApi;

export const ownOrderRecording: EndpointRules<typeof ownOrderApi.endpoints> = {
  ownOrder: {
    arg: { orderId: 'pseudonym' },
    result: {
      ...orderRule,
      vipDays: 'keep',
      payWay: 'keep',
      paidTime: 'keep',
      refunds: 'keep',
      invoiceLetterId: 'pseudonym',
      canInvoice: 'keep',
    },
  },
  askInvoice: {
    arg: { id: 'pseudonym', kind: 'keep', title: 'length', taxNumber: 'drop', email: 'drop' },
    result: { letterId: 'pseudonym', repeated: 'keep' },
  },
};
