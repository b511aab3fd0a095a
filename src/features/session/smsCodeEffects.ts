import { businessCode, isFault } from '@/api/fault';
import { userApi } from '@/api/userApi';
import { code } from '@/contract/codes';
import { SMS_RESEND_SECONDS } from '@/contract/limits';
import type { Listen } from '@/kernel/listen';
import { formEvents } from '@/shell/forms/formsSlice';
import { faultField, retryAfter } from '@/shell/forms/serverFaults';
import { askProven } from '@/shell/proof/askProven';
import { type Purpose, selectSmsCodes, smsCodeEvents } from './smsCodeSlice';

const fields = ['phone', 'code'] as const;

/** Asks for codes by SMS and counts the pause until the next one (D6). */
export const smsCodeEffects = (listen: Listen) => [
  listen.onEnterEach(selectSmsCodes, 'sending', async ({ key, here: { phone, form } }, api) => {
    const { dispatch, ports } = api;
    const purpose = key as Purpose;
    // The phone of the account itself is the server's to know.
    const asked = purpose === 'rebind' ? { purpose } : { phone, purpose };
    const { data, error } = await askProven(api, (asker) =>
      dispatch(userApi.endpoints.smsCode.initiate({ ...asked, ...asker }, { track: false })),
    );
    const cooling = (seconds: number) => ({ until: ports.clock.now() + seconds * 1_000, seconds });
    if (data) {
      dispatch(smsCodeEvents.sent({ purpose, debugCode: data.debugCode ?? '', ...cooling(data.retryAfter) }));
      return;
    }
    if (isFault(error) && error.kind === 'business') {
      const field = purpose === 'rebind' ? 'oldCode' : (faultField(error, fields) ?? 'phone');
      dispatch(formEvents.judged({ form, errors: { [field]: error.message } }));
    }
    const wait = businessCode(error) === code.tooOften ? (retryAfter(error) ?? SMS_RESEND_SECONDS) : 0;
    dispatch(smsCodeEvents.refused({ purpose, ...(wait > 0 && { cooling: cooling(wait) }) }));
  }),
  listen.onEnterEach(
    selectSmsCodes,
    'cooling',
    async ({ key, here: { seconds } }, { delay, dispatch }) => {
      await delay(seconds * 1_000);
      dispatch(smsCodeEvents.cooled({ purpose: key as Purpose }));
    },
    ({ until }) => until,
  ),
];
