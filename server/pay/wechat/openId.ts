import * as v from 'valibot';
import type { WechatSettings } from './adapter';

const Told = v.object({ openid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });

/** Where WeChat says who somebody is to this account, without asking them; it comes back with a code. */
export function toLogin({ WECHAT_LOGIN_URL, WECHAT_APP_ID }: WechatSettings, back: string): string {
  const url = new URL('connect/oauth2/authorize', WECHAT_LOGIN_URL);
  url.search = new URLSearchParams({
    appid: WECHAT_APP_ID,
    redirect_uri: back,
    response_type: 'code',
    scope: 'snsapi_base',
    state: 'pay',
  }).toString();
  return `${url}#wechat_redirect`;
}

/** Who came back with a code, by the number that this account knows them by. */
export async function openIdFrom(settings: WechatSettings, code: string): Promise<string> {
  const url = new URL('sns/oauth2/access_token', settings.WECHAT_API_URL);
  url.search = new URLSearchParams({
    appid: settings.WECHAT_APP_ID,
    secret: settings.WECHAT_APP_SECRET,
    code,
    grant_type: 'authorization_code',
  }).toString();
  const answer = await fetch(url, { signal: AbortSignal.timeout(8000) });
  const told = v.safeParse(Told, await answer.json());
  if (!told.success) throw new Error('WeChat does not say who pays');
  return told.output.openid;
}
