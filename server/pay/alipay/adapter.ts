import { adapter } from '@server/adapter';
import { PrivateKey, PublicKey } from '@server/pay/pem';
import type { PaymentProvider, PayTools } from '@server/pay/port';
import * as v from 'valibot';

const settings = {
  ALIPAY_APP_ID: v.pipe(v.string(), v.regex(/^\d{10,32}$/, 'must be the digits of the app')),
  ALIPAY_PRIVATE_KEY: PrivateKey,
  ALIPAY_PUBLIC_KEY: PublicKey,
  ALIPAY_GATEWAY: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'https://openapi.alipay.com/gateway.do'),
};
export type AlipaySettings = v.InferOutput<v.ObjectSchema<typeof settings, undefined>>;

/** Alipay (https://opendocs.alipay.com): pages on a phone (wap), and the string that an app's shell hands over. */
export const alipayAdapter = adapter({
  name: 'alipay',
  settings,
  secrets: ['ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  create: async (chosen, tools: PayTools): Promise<PaymentProvider> => (await import('./alipay')).alipay(chosen, tools),
});
