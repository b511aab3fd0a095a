import { createHash, createHmac } from 'node:crypto';
import { type Call, listen, type Place, type Said } from '@server/pay/testing/listen';
import { isSignedForTencent } from '@server/tencent/testing/signedByTencent';

/** A message that a simulator took. */
interface Taken {
  number: string;
  phone: string;
  template: string;
  sign: string;
  code: string;
}

/** The other side of a sender: it knows the secret, checks each signature, and answers as documented. */
export interface SmsSimulator extends Place {
  environment: Record<string, string>;
  taken: Taken[];
  /** What it answers to the next messages instead of taking them; null: it takes them. */
  refuse(code: string | null): void;
  /** What a message came to. */
  report(number: string, state: 'delivered' | 'failed'): void;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const json = (answer: object): Said => ({
  body: JSON.stringify(answer),
  headers: { 'content-type': 'application/json' },
});
const SIGN_NAME = "Plaza's (sign) * \u5e7f\u573a";

type Half = (box: {
  taken: Taken[];
  reports: Map<string, string>;
  refusal: () => string | null;
}) => (call: Call) => Said;

async function simulator(half: Half, environmentOf: (origin: string) => Record<string, string>): Promise<SmsSimulator> {
  const taken: Taken[] = [];
  const reports = new Map<string, string>();
  let refusal: string | null = null;
  const place = await listen(half({ taken, reports, refusal: () => refusal }));
  return {
    ...place,
    environment: environmentOf(place.origin),
    taken,
    refuse: (code) => {
      refusal = code;
    },
    report: (number, state) => reports.set(number, state),
  };
}

const ALIYUN = { id: 'LTAI-simulated', secret: 'aliyun-secret-of-thirty-letters' };

/** Alibaba Cloud SMS (SendSms, QuerySendDetails). */
export const aliyunSimulator = () =>
  simulator(
    ({ taken, reports, refusal }) =>
      ({ url, headers, body }) => {
        const [, id, names = '', signature] =
          /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(
            headers.authorization ?? '',
          ) ?? [];
        const lines = names
          .split(';')
          .map((name) => `${name}:${headers[name]}\n`)
          .join('');
        const request = ['POST', url.pathname, url.search.slice(1), lines, names, hash(body)].join('\n');
        const isGood =
          id === ALIYUN.id && mac(ALIYUN.secret, `ACS3-HMAC-SHA256\n${hash(request)}`).toString('hex') === signature;
        if (!isGood) return json({ Code: 'SignatureDoesNotMatch', Message: 'Specified signature is not matched' });
        const fields = Object.fromEntries(url.searchParams);
        if (headers['x-acs-action'] === 'QuerySendDetails') {
          const state = reports.get(fields.BizId ?? '');
          const SendStatus = state === undefined ? 1 : state === 'failed' ? 2 : 3;
          const detail = { SendStatus, ...(state === 'failed' && { ErrCode: 'MOBILE_NOT_ON_SERVICE' }) };
          return json({ Code: 'OK', SmsSendDetailDTOs: { SmsSendDetailDTO: [detail] } });
        }
        const refused = refusal();
        if (refused !== null) return json({ Code: refused, Message: refused });
        const number = `biz^${taken.length}`;
        const { code } = JSON.parse(fields.TemplateParam ?? '{}') as { code: string };
        taken.push({
          number,
          phone: fields.PhoneNumbers ?? '',
          template: fields.TemplateCode ?? '',
          sign: fields.SignName ?? '',
          code,
        });
        return json({ Code: 'OK', BizId: number, RequestId: 'r' });
      },
    (origin) => ({
      ALIYUN_SMS_KEY_ID: ALIYUN.id,
      ALIYUN_SMS_KEY_SECRET: ALIYUN.secret,
      ALIYUN_SMS_SIGN_NAME: SIGN_NAME,
      ALIYUN_SMS_TEMPLATES: 'SMS_1,reset=SMS_2',
      ALIYUN_SMS_URL: `${origin}/`,
    }),
  );

const TENCENT = { id: 'AKID-simulated', secret: 'tencent-secret-of-letters' };

/** Tencent Cloud SMS (SendSms, PullSmsSendStatusByPhoneNumber). */
export const tencentSimulator = () =>
  simulator(
    ({ taken, reports, refusal }) =>
      ({ headers, body }) => {
        const fault = (Code: string) => json({ Response: { Error: { Code, Message: Code }, RequestId: 'r' } });
        const action = String(headers['x-tc-action']);
        if (!isSignedForTencent({ headers, body }, { service: 'sms', ...TENCENT }))
          return fault('AuthFailure.SignatureFailure');
        const asked = JSON.parse(body);
        if (action === 'PullSmsSendStatusByPhoneNumber') {
          const all = taken.filter(({ phone, number }) => phone === asked.PhoneNumber && reports.has(number));
          const PullSmsSendStatusSet = all.map(({ number: SerialNo }) => ({
            ...{
              SerialNo,
              ReportStatus: reports.get(SerialNo) === 'failed' ? 'FAIL' : 'SUCCESS',
              Description: 'DELIVRD',
            },
          }));
          return json({ Response: { PullSmsSendStatusSet, RequestId: 'r' } });
        }
        const refused = refusal();
        const number = refused === null ? `serial-${taken.length}` : '';
        if (refused === null)
          taken.push({
            ...{ number, phone: asked.PhoneNumberSet[0], template: asked.TemplateId, sign: asked.SignName },
            code: asked.TemplateParamSet[0],
          });
        const status = { SerialNo: number, Code: refused ?? 'Ok', Message: refused ?? 'send success' };
        return json({ Response: { SendStatusSet: [status], RequestId: 'r' } });
      },
    (origin) => ({
      TENCENT_SMS_SECRET_ID: TENCENT.id,
      TENCENT_SMS_SECRET_KEY: TENCENT.secret,
      TENCENT_SMS_APP_ID: '1400006666',
      TENCENT_SMS_SIGN_NAME: SIGN_NAME,
      TENCENT_SMS_TEMPLATES: '1110,reset=2220',
      TENCENT_SMS_URL: `${origin}/`,
    }),
  );
