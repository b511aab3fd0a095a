import type { FormEvent } from 'react';
import { INTRO_MOST, NICKNAME } from '@/contract/limits';
import type { UserStatus } from '@/contract/userStatus';
import type { EditField } from '@/features/account/editMachine';
import { editEvents, formOf, selectEdit } from '@/features/account/editSlice';
import { selectAccount } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { dayText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { selectForm } from '@/shell/forms/formsSlice';
import type { FieldRule } from '@/shell/forms/rules';
import { useDraftField } from '@/shell/forms/useDraftField';
import { accountText as text } from '@/text/account';
import { Field, TextArea } from '@/ui/field/Field';
import { Fields, Section, SexRow } from './user.styles';

const characters = (value: string) => [...value.trim()].length;
const nameRule: FieldRule = (value) =>
  characters(value) >= NICKNAME.least && characters(value) <= NICKNAME.most ? '' : text.name.wrong;
const ageRule: FieldRule = (value) =>
  value === '' || (/^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= 120) ? '' : text.age.wrong;
const introRule: FieldRule = (value) => (characters(value) > INTRO_MOST ? text.intro.long(INTRO_MOST) : '');
const digits = (value: string) => value.replace(/\D/g, '').slice(0, 3);

/** A detail that is typed and then saved by itself; its button is there only while there is something to save. */
function useDetail(field: EditField, saved: string, rule: FieldRule, clean?: (typed: string) => string) {
  const dispatch = useAppDispatch();
  const draft = useDraftField(formOf(field), field, { rule, initial: saved, ...(clean && { clean }) });
  const busy = useAppSelector((state) => selectEdit(state, field).at === 'saving');
  const dirty = draft.value.trim() !== saved.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!dirty || busy || !draft.check()) return;
    const value = draft.value.trim();
    dispatch(editEvents.submitted({ field, value: field === 'age' ? Number(value) : value }));
  };
  const action = dirty && (
    <button type="submit" data-save disabled={busy}>
      {text.save}
    </button>
  );
  return { ...draft, save, action: action || undefined };
}

/** Nickname, sex, age and introduction. */
export function Details({ status }: { status: UserStatus }) {
  return (
    <Section aria-label={text.details}>
      <h2>{text.details}</h2>
      <Fields>
        <Name status={status} />
        <Sex />
        <Age />
        <Intro saved={status.intro} />
      </Fields>
    </Section>
  );
}

function Name({ status: { pendingName, renameAfter } }: { status: UserStatus }) {
  const now = useServerNow();
  const { name } = useAppSelector(selectAccount);
  const detail = useDetail('name', name, nameRule);
  const shut = renameAfter != null && renameAfter > now;
  const hint = pendingName
    ? text.name.pending(pendingName)
    : shut
      ? text.name.after(dayText(renameAfter))
      : text.name.hint;
  return (
    <form noValidate onSubmit={detail.save}>
      <Field
        {...detail.props}
        label={text.name.label}
        prefix={text.name.label}
        placeholder={text.name.hint}
        hint={hint}
        disabled={shut}
        action={detail.action}
        {...(detail.action && { limit: NICKNAME.most })}
        autoComplete="nickname"
      />
    </form>
  );
}

function Sex() {
  const dispatch = useAppDispatch();
  const { sex } = useAppSelector(selectAccount);
  const here = useAppSelector((state) => selectEdit(state, 'sex'));
  const error = useAppSelector((state) => selectForm(state, formOf('sex')).errors.sex);
  const shown = here.at === 'saving' ? here.value : sex;
  return (
    <SexRow role="radiogroup" aria-label={text.sex.label}>
      <b aria-hidden="true">{text.sex.label}</b>
      <div>
        {([0, 1, 2] as const).map((option) => (
          <label key={option} data-on={option === shown || undefined}>
            <input
              type="radio"
              name="sex"
              checked={option === shown}
              aria-label={text.sex.options[option]}
              onChange={() => dispatch(editEvents.submitted({ field: 'sex', value: option }))}
            />
            <span aria-hidden="true">{text.sex.options[option]}</span>
          </label>
        ))}
      </div>
      {error && <p role="alert">{error}</p>}
    </SexRow>
  );
}

function Age() {
  const { age } = useAppSelector(selectAccount);
  const detail = useDetail('age', age > 0 ? String(age) : '', ageRule, digits);
  return (
    <form noValidate onSubmit={detail.save}>
      <Field
        {...detail.props}
        label={text.age.label}
        prefix={text.age.label}
        placeholder={text.age.empty}
        inputMode="numeric"
        action={detail.action}
      />
    </form>
  );
}

function Intro({ saved }: { saved: string }) {
  const { props, save, action } = useDetail('intro', saved, introRule);
  const { ref: _ofInput, ...rest } = props;
  return (
    <form noValidate onSubmit={save}>
      <TextArea
        {...rest}
        label={text.intro.label}
        placeholder={text.intro.empty}
        hint={text.intro.label}
        rows={3}
        limit={INTRO_MOST}
        action={action}
      />
    </form>
  );
}
