import { adapter } from '@server/adapter';
import type { PaymentProvider, PayTools } from '@server/pay/port';

export const sandboxAdapter = adapter({
  name: 'sandbox',
  settings: {},
  create: async (_none, tools: PayTools): Promise<PaymentProvider> => (await import('./sandbox')).sandbox(tools),
});
