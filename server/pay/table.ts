import type { Adapter } from '@server/adapter';
import { alipayAdapter } from './alipay/adapter';
import type { PaymentProvider, PayTools } from './port';
import { sandboxAdapter } from './sandbox/adapter';
import { wechatAdapter } from './wechat/adapter';

/** Every provider that money can come through; PAY_MODE says which are on. */
export const paymentAdapters: readonly Adapter<PaymentProvider, PayTools>[] = [
  sandboxAdapter,
  alipayAdapter,
  wechatAdapter,
];
