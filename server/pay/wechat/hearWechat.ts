import { FRESH_MS, type Heard, type Notice } from '@server/pay/port';
import * as v from 'valibot';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { WechatSettings } from './adapter';
import { paymentOf } from './payment';
import type { PlatformKey } from './platformKeys';

const Envelope = v.object({
  event_type: v.string(),
  resource: v.object({ ciphertext: v.string(), nonce: v.string(), associated_data: v.optional(v.string(), '') }),
});

const forged: Heard = { kind: 'forged', orderId: '', raw: {} };

/** Whether a key of the platform has signed the body as it came; when, epoch ms. */
function signedAt({ headers, body }: Notice, keys: readonly PlatformKey[]): number | null {
  const header = (name: string) => String(headers[`wechatpay-${name}`] ?? '');
  const known = keys.find(({ serial }) => serial === header('serial'));
  if (!known) return null;
  const said = Formatter.response(header('timestamp'), header('nonce'), body);
  return Rsa.verify(said, header('signature'), known.key) ? Number(header('timestamp')) * 1000 : null;
}

/** Reads a notice of WeChat Pay: signed by the platform, and sealed with the key that both have. */
export function hearWechat(
  notice: Notice,
  { settings, keys, now }: { settings: WechatSettings; keys: readonly PlatformKey[]; now: number },
): Heard {
  const at = signedAt(notice, keys);
  if (at === null) return forged;
  let data: Record<string, unknown>;
  let event: string;
  try {
    const { event_type, resource } = v.parse(Envelope, JSON.parse(notice.body));
    const { ciphertext, nonce, associated_data } = resource;
    event = event_type;
    data = JSON.parse(Aes.AesGcm.decrypt(ciphertext, settings.WECHAT_API_V3_KEY, nonce, associated_data));
  } catch {
    return forged;
  }
  if (data.mchid !== settings.WECHAT_MCH_ID) return forged;
  const orderId = String(data.out_trade_no ?? '').slice(0, 64);
  const raw = { event, state: String(data.trade_state ?? data.refund_status ?? '') };
  if (event.startsWith('REFUND.')) {
    const refundId = String(data.out_refund_no ?? '');
    const said =
      data.refund_status === 'SUCCESS'
        ? ({ state: 'done', txn: String(data.refund_id ?? '') } as const)
        : ({ state: 'refused', why: String(data.refund_status) } as const);
    return { kind: 'refund', orderId, raw, refundId, said };
  }
  if (data.trade_state !== 'SUCCESS' || data.appid !== settings.WECHAT_APP_ID) return { kind: 'nothing', orderId, raw };
  return { kind: 'payment', orderId, raw, payment: paymentOf(data), isFresh: Math.abs(now - at) <= FRESH_MS };
}
