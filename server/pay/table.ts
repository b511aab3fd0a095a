import type { Adapter } from '@server/adapter';
import type { PaymentProvider, PayTools } from './port';
import { sandboxAdapter } from './sandbox/adapter';

/** Every provider that money can come through; PAY_MODE says which are on. */
export const paymentAdapters: readonly Adapter<PaymentProvider, PayTools>[] = [sandboxAdapter];
