import { isSignedBy, type Keys } from '@server/secret';
import type { PayUrlOf } from './orders';
import { signFields } from './signature';

const sigOf = (orderId: string, secret: string) => signFields({ orderId }, `${secret}:pay-page`);

/** The cashier's address of an order; signed, so that nobody opens a stranger's order by its number. */
export function payUrls(secret: string): PayUrlOf {
  return (orderId) => `/pay/sandbox/${orderId}?sig=${sigOf(orderId, secret)}`;
}

/** Whether `sig` was made by {@link payUrls} for this order. */
export function isPaySig(orderId: string, sig: string, keys: Keys): boolean {
  return isSignedBy(keys, sig, (secret) => sigOf(orderId, secret));
}
