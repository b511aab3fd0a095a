import { adapter } from '@server/adapter';
import { PrivateKey } from '@server/pay/pem';
import type { PaymentProvider, PayTools } from '@server/pay/port';
import * as v from 'valibot';
import { PlatformKeys } from './platformKeys';

const settings = {
  WECHAT_APP_ID: v.pipe(v.string(), v.regex(/^wx[0-9a-f]{16}$/, 'must be wx and 16 letters of an id')),
  WECHAT_APP_SECRET: v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters')),
  WECHAT_MCH_ID: v.pipe(v.string(), v.regex(/^\d{8,12}$/, 'must be the digits of the merchant')),
  WECHAT_CERT_SERIAL: v.pipe(
    v.string(),
    v.regex(/^[0-9A-Fa-f]{16,40}$/, 'must be the serial number of the certificate'),
  ),
  WECHAT_PRIVATE_KEY: PrivateKey,
  WECHAT_API_V3_KEY: v.pipe(v.string(), v.length(32, 'must be 32 characters')),
  WECHAT_PLATFORM_KEYS: PlatformKeys,
  WECHAT_PAY_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'https://api.mch.weixin.qq.com/'),
  WECHAT_LOGIN_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'https://open.weixin.qq.com/'),
  WECHAT_API_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'https://api.weixin.qq.com/'),
};
export type WechatSettings = v.InferOutput<v.ObjectSchema<typeof settings, undefined>>;

/** WeChat Pay v3 (https://pay.weixin.qq.com/doc/v3): H5 in any browser, JSAPI within WeChat. */
export const wechatAdapter = adapter({
  name: 'wechat',
  settings,
  secrets: ['WECHAT_APP_SECRET', 'WECHAT_PRIVATE_KEY', 'WECHAT_API_V3_KEY', 'WECHAT_PLATFORM_KEYS'],
  create: async (chosen, tools: PayTools): Promise<PaymentProvider> => (await import('./wechat')).wechat(chosen, tools),
});
