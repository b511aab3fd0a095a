import { useRef } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import type { CheckedField } from '@/shell/forms/checkFields';
import { formEvents } from '@/shell/forms/formsSlice';
import { useDraftFlag } from '@/shell/forms/useDraftField';
import { LegalLink } from '@/shell/legal/LegalLink';
import { signInText } from '@/text/signIn';
import { Tick } from '@/ui/tick/Tick';
import { Consent } from './session.styles';

const text = signInText.agreement;

/** The member's consent as a field of the form: it starts unticked, and nothing is sent without it. */
export function useAgreement(form: string) {
  const dispatch = useAppDispatch();
  const { checked, error, change } = useDraftFlag(form, 'agreed');
  const ref = useRef<HTMLInputElement>(null);
  const field: CheckedField = {
    check: () => {
      if (!checked) dispatch(formEvents.judged({ form, errors: { agreed: text.missing } }));
      return checked;
    },
    focus: () => ref.current?.focus(),
  };
  return { field, props: { ref, checked, error, onChange: change } };
}

type AgreementProps = ReturnType<typeof useAgreement>['props'] & {
  /** Said after the agreements. */
  note?: string;
};

/** 已阅读并同意, with ways to both texts. */
export function Agreement({ ref, checked, error, onChange, note }: AgreementProps) {
  return (
    <Consent>
      <Tick ref={ref} checked={checked} onChange={onChange} aria-invalid={error !== undefined}>
        {text.read}
        <LegalLink doc="agreement">{text.terms}</LegalLink>
        {text.and}
        <LegalLink doc="privacy">{text.privacy}</LegalLink>
        {note && text.alsoNote(note)}
      </Tick>
      {error && <p role="alert">{error}</p>}
    </Consent>
  );
}
