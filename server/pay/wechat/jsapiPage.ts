import { randomBytes } from 'node:crypto';
import { cashierText } from '@server/text/cashier';
import { Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { WechatSettings } from './adapter';

/** The page within WeChat that opens its payment sheet, and goes back whatever became of it: the order says that itself. */
export function jsapiPage(
  settings: WechatSettings,
  { prepayId, back, nonce, now }: { prepayId: string; back: string; nonce: string; now: number },
): string {
  const timeStamp = String(Math.floor(now / 1000));
  const nonceStr = randomBytes(16).toString('hex');
  const sealed = `prepay_id=${prepayId}`;
  const said = Formatter.joinedByLineFeed(settings.WECHAT_APP_ID, timeStamp, nonceStr, sealed);
  const asked = {
    ...{ appId: settings.WECHAT_APP_ID, timeStamp, nonceStr, package: sealed, signType: 'RSA' },
    paySign: Rsa.sign(said, settings.WECHAT_PRIVATE_KEY),
  };
  // Within a script only `</` could end it.
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${cashierText.opening}</title></head>
<body><p>${cashierText.opening}</p>
<script nonce="${nonce}">
function pay() {
  WeixinJSBridge.invoke('getBrandWCPayRequest', ${json(asked)}, function () { location.replace(${json(back)}); });
}
if (window.WeixinJSBridge) pay();
else document.addEventListener('WeixinJSBridgeReady', pay, false);
</script></body></html>`;
}
