import type { PaymentProvider } from '@server/pay/port';
import { moneyText } from '@server/text/money';

/** A way to pay, as members read it. */
export interface PayType {
  payType: string;
  name: string;
}

/** The ways of the providers that are on, each once, in their order. */
export function payTypesOf(payments: readonly Pick<PaymentProvider, 'payTypes'>[]): PayType[] {
  const offered = new Set(payments.flatMap(({ payTypes }) => payTypes));
  return [...offered].map((payType) => ({ payType, name: moneyText.payTypes[payType] ?? payType }));
}
