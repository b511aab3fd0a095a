import type { Adapter } from '@server/adapter';
import type { Clock } from '@server/clock';
import { aliyunAdapter } from './aliyun/aliyun';
import type { SmsSender } from './port';
import { sandboxAdapter } from './sandbox';
import { tencentAdapter } from './tencent/tencent';

/** What a sender is made with. */
export interface SmsTools {
  clock: Clock;
}

/** Every sender of codes; SMS_MODE says which are on. */
export const smsAdapters: readonly Adapter<SmsSender, SmsTools>[] = [sandboxAdapter, aliyunAdapter, tencentAdapter];
