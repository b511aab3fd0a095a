import { isSignedBy, type Keys } from '@server/secret';
import type { PayUrlOf } from './orders';
import { signFields } from './signature';

const sigOf = (orderId: string, secret: string) => signFields({ orderId }, `${secret}:pay-page`);

/** Where an order is paid; signed, so that nobody opens a stranger's order by its number. */
export function payUrls(secret: string): PayUrlOf {
  return ({ id, provider }) => `/pay/${provider}/${id}?sig=${sigOf(id, secret)}`;
}

/** Whether `sig` was made by {@link payUrls} for this order. */
export function isPaySig(orderId: string, sig: string, keys: Keys): boolean {
  return isSignedBy(keys, sig, (secret) => sigOf(orderId, secret));
}

/** Back into the app; it reads the order's state itself. */
export function returnUrl(orderId: string): string {
  return `/recharge?orderId=${encodeURIComponent(orderId)}`;
}
