import { adapter } from '@server/adapter';
import type { SmsSender } from '@server/sms/port';
import type { SmsTools } from '@server/sms/table';
import { TemplateIds, templateFor } from '@server/sms/template';
import { askTencent } from '@server/tencent/ask';
import * as v from 'valibot';

const settings = {
  TENCENT_SMS_SECRET_ID: v.pipe(v.string(), v.minLength(8, 'must be at least 8 characters')),
  TENCENT_SMS_SECRET_KEY: v.pipe(v.string(), v.minLength(16, 'must be at least 16 characters')),
  TENCENT_SMS_APP_ID: v.pipe(v.string(), v.regex(/^\d{6,16}$/, 'must be the digits of the SMS app')),
  TENCENT_SMS_SIGN_NAME: v.pipe(v.string(), v.minLength(1)),
  TENCENT_SMS_TEMPLATES: TemplateIds,
  TENCENT_SMS_REGION: v.optional(v.string(), 'ap-guangzhou'),
  TENCENT_SMS_URL: v.optional(v.pipe(v.string(), v.url('must be a URL')), 'https://sms.tencentcloudapi.com/'),
};
type Settings = v.InferOutput<v.ObjectSchema<typeof settings, undefined>>;

const Taken = v.object({
  SendStatusSet: v.array(v.object({ SerialNo: v.string(), Code: v.string(), Message: v.string() })),
});
const Statuses = v.object({
  PullSmsSendStatusSet: v.array(
    v.object({ SerialNo: v.string(), ReportStatus: v.string(), Description: v.optional(v.string(), '') }),
  ),
});
const HOUR_S = 3600;

/** Tencent Cloud SMS, by its documented calls. */
function tencent(chosen: Settings, { clock }: SmsTools): SmsSender {
  const url = new URL(chosen.TENCENT_SMS_URL);
  const keys = { id: chosen.TENCENT_SMS_SECRET_ID, secret: chosen.TENCENT_SMS_SECRET_KEY };

  const ask = (action: string, asked: object) => {
    const fields = { SmsSdkAppId: chosen.TENCENT_SMS_APP_ID, ...asked };
    const version = '2021-01-11';
    const region = chosen.TENCENT_SMS_REGION;
    return askTencent({ url, keys, service: 'sms', action, version, region, fields, now: clock.now() });
  };

  return {
    name: 'tencent',
    async send(message) {
      const answer = await ask('SendSms', {
        PhoneNumberSet: [`+86${message.phone}`],
        SignName: chosen.TENCENT_SMS_SIGN_NAME,
        TemplateId: templateFor(chosen.TENCENT_SMS_TEMPLATES, message),
        TemplateParamSet: [message.code],
      });
      const [sent] = v.parse(Taken, answer).SendStatusSet;
      if (sent?.Code !== 'Ok') throw new Error(`SendSms answered ${sent?.Code} ${sent?.Message}`);
      return sent.SerialNo;
    },
    async receipt({ number, phone, at }) {
      const BeginTime = Math.floor(at / 1000);
      const which = { PhoneNumber: `+86${phone}`, BeginTime, EndTime: BeginTime + HOUR_S, Offset: 0, Limit: 100 };
      const { PullSmsSendStatusSet } = v.parse(Statuses, await ask('PullSmsSendStatusByPhoneNumber', which));
      const found = PullSmsSendStatusSet.find(({ SerialNo }) => SerialNo === number);
      if (!found) return { state: 'waiting' };
      return found.ReportStatus === 'SUCCESS' ? { state: 'delivered' } : { state: 'failed', why: found.Description };
    },
  };
}

export const tencentAdapter = adapter({
  name: 'tencent',
  settings,
  secrets: ['TENCENT_SMS_SECRET_KEY'],
  create: async (chosen, tools: SmsTools) => tencent(chosen, tools),
});
