import type { FormEvent } from 'react';
import { realNameApi } from '@/api/realNameApi';
import { GUARDIAN_AGE, type RealNameState } from '@/contract/calls/realName';
import { ageOn, bornOf } from '@/contract/idNumber';
import { REAL_NAME_FORM as FORM, REAL_NAME_CALL, submitRealName } from '@/features/account/submitRealName';
import { SubmitButton } from '@/features/session/SubmitButton';
import { Form } from '@/features/session/session.styles';
import { useAppDispatch } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { FaultState } from '@/shell/faults/FaultState';
import { checkFields } from '@/shell/forms/checkFields';
import { filled, phoneRule } from '@/shell/forms/rules';
import { useSecretField, useSecretGrade } from '@/shell/forms/useSecretField';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { realNameText as text } from '@/text/realName';
import { Button } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { SecretField, type SecretFieldProps } from '@/ui/field/SecretField';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Loss, Note, People, Section, Stack } from './user.styles';

const SHANGHAI_MS = 8 * 3_600_000;
const nameRule = filled(text.nameMissing);
const guardianRule = filled(text.guardianNameMissing);
const idNumberRule = (value: string) =>
  value === '' ? text.idNumberMissing : bornOf(value) === null ? text.idNumberWrong : '';

/** Real name (实名认证): what was typed is checked and not kept. */
export function RealName() {
  const { data, error, isFetching, refetch } = realNameApi.endpoints.realName.useQuery();
  if (!data && error) return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <SkeletonRows count={3} />;
  if (data.checked) return <Done guardian={data.guardian} />;
  return data.open ? <Open people={data.people} /> : <Closed />;
}

function Done({ guardian }: { guardian: boolean }) {
  return (
    <Section>
      <h2>{text.done}</h2>
      <Note>{text.doneNote}</Note>
      {guardian && <Note>{text.guardianDone}</Note>}
    </Section>
  );
}

function Closed() {
  const dispatch = useAppDispatch();
  return (
    <Section>
      <h2>{text.closed}</h2>
      <Note>{text.closedNote}</Note>
      <Button onClick={() => dispatch(overlayEvents.opened({ kind: 'kefu' }))}>{text.kefu}</Button>
    </Section>
  );
}

function Open({ people }: Pick<RealNameState, 'people'>) {
  const dispatch = useAppDispatch();
  const today = new Date(useServerNow() + SHANGHAI_MS).toISOString().slice(0, 10);
  const [, { isLoading }] = realNameApi.endpoints.checkRealName.useMutation({ fixedCacheKey: REAL_NAME_CALL });
  const isChild = (idNumber: string) => {
    const born = bornOf(idNumber);
    return born !== null && ageOn(born, today) < GUARDIAN_AGE ? 1 : 0;
  };
  const name = useSecretField(FORM, 'name', { rule: nameRule });
  const idNumber = useSecretField(FORM, 'idNumber', { rule: idNumberRule, grade: isChild });
  const guardianName = useSecretField(FORM, 'guardianName', { rule: guardianRule });
  const guardianPhone = useSecretField(FORM, 'guardianPhone', { rule: phoneRule });
  const child = useSecretGrade(FORM, 'idNumber') === 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isFilled = checkFields([name, idNumber]);
    // Enter may come before the store has heard how old they are.
    const needsGuardian = isChild(idNumber.read()) === 1;
    if (!isFilled || (needsGuardian && (!child || !checkFields([guardianName, guardianPhone])))) return;
    const guardian = needsGuardian && { guardianName: guardianName.read(), guardianPhone: guardianPhone.read() };
    void dispatch(submitRealName({ name: name.read(), idNumber: idNumber.read(), ...guardian }));
  };
  return (
    <Stack>
      <Note>{text.note}</Note>
      <Form noValidate onSubmit={submit} aria-label={text.title}>
        <Line field={name} label={text.name} placeholder={text.nameHint} maxLength={40} autoComplete="name" />
        <Line field={idNumber} label={text.idNumber} placeholder={text.idNumberHint} maxLength={18} />
        {child && (
          <>
            <Loss>
              <b>{text.guardian}</b>
              <p>{text.guardianNote}</p>
            </Loss>
            <Line field={guardianName} label={text.guardianName} maxLength={40} />
            <Line field={guardianPhone} label={text.guardianPhone} maxLength={11} inputMode="tel" />
          </>
        )}
        <SubmitButton form={FORM} busy={isLoading}>
          {child ? text.submitGuardian : text.submit}
        </SubmitButton>
      </Form>
      {people.length > 0 && (
        <Section aria-label={text.people}>
          <Note>{text.people}</Note>
          <People>
            {people.map((person) => (
              <Chip
                key={person.idNumber}
                onClick={() => {
                  name.fill(person.name);
                  idNumber.fill(person.idNumber);
                }}
              >
                {text.person(person.age)}
              </Chip>
            ))}
          </People>
        </Section>
      )}
    </Stack>
  );
}

interface LineProps
  extends Pick<SecretFieldProps, 'label' | 'placeholder' | 'maxLength' | 'inputMode' | 'autoComplete'> {
  field: Pick<ReturnType<typeof useSecretField>, 'props'>;
}

/** A field that is read once, when it is sent; its label stands in the empty box where nothing else is said. */
function Line({ field, label, placeholder = label, inputMode = 'text', autoComplete = 'off', maxLength }: LineProps) {
  return <SecretField {...field.props} kind="code" {...{ label, placeholder, inputMode, autoComplete, maxLength }} />;
}
