import type { FormEvent } from 'react';
import { useMeQuery } from '@/api/statusApi';
import { isVip, type UserStatus } from '@/contract/userStatus';
import { selectUid } from '@/features/session/accountSlice';
import { fitsMask } from '@/features/session/credentials/fitsMask';
import { submitCredential } from '@/features/session/credentials/submitCredential';
import { useCredential } from '@/features/session/credentials/useCredential';
import { phoneInput, usePhoneField } from '@/features/session/fields';
import { SmsCodeField } from '@/features/session/SmsCodeField';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form } from '@/features/session/session.styles';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { groupThousands } from '@/lib/format/groupThousands';
import { dayText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { FaultState } from '@/shell/faults/FaultState';
import { type CheckedField, checkFields } from '@/shell/forms/checkFields';
import { formEvents } from '@/shell/forms/formsSlice';
import { filled, smsCodeRule } from '@/shell/forms/rules';
import { useDraftField } from '@/shell/forms/useDraftField';
import { useSecretField } from '@/shell/forms/useSecretField';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { accountText } from '@/text/account';
import { credentialText } from '@/text/credentials';
import { formText } from '@/text/forms';
import { signInText } from '@/text/signIn';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { SecretField } from '@/ui/field/SecretField';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Loss, Note, Stack } from './user.styles';

const FORM = 'delete';
const text = accountText.remove;
const given = filled(formText.password.missing);
const wordRule = (value: string) => (value.trim() === text.word ? '' : text.wordWrong(text.word));

/** Leaving for good: what is lost is said first, then a word is typed and the owner proven (pages 20). */
export function DeleteAccount() {
  const uid = useAppSelector(selectUid);
  const { data, error, isFetching, refetch } = useMeQuery({ uid }, { skip: uid === '' });
  if (!data && error) return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonRows count={4} />;
  return (
    <Stack>
      <Note>{text.lead}</Note>
      <Losses status={data} />
      {data.hasPassword === false && data.phoneMasked ? <ByCode masked={data.phoneMasked} /> : <ByPassword />}
    </Stack>
  );
}

/** What happens to money, VIP, belongings and texts. */
function Losses({ status }: { status: UserStatus }) {
  const now = useServerNow();
  const { coinNum, expTime } = status;
  const lines = [
    coinNum > 0 ? text.money(groupThousands(coinNum)) : text.noMoney,
    ...(isVip(status, now) ? [expTime ? text.vip(dayText(expTime)) : text.vipForever] : []),
    text.games,
    text.posts,
    text.data,
  ];
  return (
    <Loss>
      <b>{text.title}</b>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Loss>
  );
}

/** The form around either proof: the word, the red button, the way back. */
function useLeaving(proof: readonly CheckedField[], submit: () => void) {
  const here = useCredential('delete');
  const word = useDraftField(FORM, 'word', { rule: wordRule });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (checkFields([word, ...proof])) submit();
  };
  return { busy: here.at === 'asking', word, onSubmit };
}

function Ends({ busy }: { busy: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <SubmitButton form={FORM} busy={busy} tone="danger">
        {text.submit}
      </SubmitButton>
      <Button block disabled={busy} onClick={() => dispatch(navigationEvents.backAsked())}>
        {text.stay}
      </Button>
    </>
  );
}

function ByPassword() {
  const dispatch = useAppDispatch();
  const password = useSecretField(FORM, 'password', { rule: given });
  const leaving = useLeaving([password], () =>
    dispatch(submitCredential({ kind: 'delete', password: password.read() })),
  );
  return (
    <Form noValidate onSubmit={leaving.onSubmit} aria-label={text.title}>
      <Field {...leaving.word.props} label={text.wordLabel(text.word)} placeholder={text.wordLabel(text.word)} />
      <SecretField
        {...password.props}
        kind="password"
        autoComplete="current-password"
        label={text.password}
        placeholder={text.password}
      />
      <Ends busy={leaving.busy} />
    </Form>
  );
}

function ByCode({ masked }: { masked: string }) {
  const dispatch = useAppDispatch();
  const phone = usePhoneField(FORM);
  const code = useSecretField(FORM, 'code', { rule: smsCodeRule });
  const leaving = useLeaving([code], () => dispatch(submitCredential({ kind: 'delete', code: code.read() })));
  const ownPhone = () => {
    if (phone.check() && fitsMask(phone.value, masked)) return phone.value;
    if (!phone.error && phone.value) {
      dispatch(formEvents.judged({ form: FORM, errors: { phone: credentialText.reset.other(masked) } }));
    }
    phone.focus();
    return undefined;
  };
  return (
    <Form noValidate onSubmit={leaving.onSubmit} aria-label={text.title}>
      <Field {...leaving.word.props} label={text.wordLabel(text.word)} placeholder={text.wordLabel(text.word)} />
      <Field
        {...phoneInput}
        {...phone.props}
        label={signInText.fields.phone}
        placeholder={text.phone(masked)}
        prefix={signInText.fields.phonePrefix}
      />
      <SmsCodeField form={FORM} purpose="delete" code={code} phone={ownPhone} />
      <Ends busy={leaving.busy} />
    </Form>
  );
}
