import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import type { CheckedField } from '@/shell/forms/checkFields';
import { formEvents } from '@/shell/forms/formsSlice';
import { useDraftFlag } from '@/shell/forms/useDraftField';
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

/** 已阅读并同意, with links to the texts an operator has published. */
export function Agreement({ ref, checked, error, onChange, note }: AgreementProps) {
  const { agreementUrl, privacyUrl } = useAppSelector(selectConfig).footer;
  return (
    <Consent>
      <Tick ref={ref} checked={checked} onChange={onChange} aria-invalid={error !== undefined}>
        {text.read}
        <Published href={agreementUrl}>{text.terms}</Published>
        {text.and}
        <Published href={privacyUrl}>{text.privacy}</Published>
        {note && text.alsoNote(note)}
      </Tick>
      {error && <p role="alert">{error}</p>}
    </Consent>
  );
}

function Published({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
