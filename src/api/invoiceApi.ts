import type { InputOf, OutputOf } from '@/contract/call';
import { invoiceCalls as calls } from '@/contract/calls/invoice';
import type { EndpointRules } from '@/kernel/recording';
import { api } from './api';
import { asked } from './asked';

/** Invoices of orders. */
export const invoiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    askInvoice: build.mutation<OutputOf<typeof calls.askInvoice>, InputOf<typeof calls.askInvoice>>({
      query: asked(calls.askInvoice),
      extraOptions: { voice: 'form' },
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const { useAskInvoiceMutation } = invoiceApi;

export const invoiceRecording: EndpointRules<typeof invoiceApi.endpoints> = {
  askInvoice: {
    arg: { id: 'pseudonym', kind: 'keep', title: 'length', taxNumber: 'drop', email: 'drop' },
    result: { letterId: 'pseudonym', repeated: 'keep' },
  },
};
