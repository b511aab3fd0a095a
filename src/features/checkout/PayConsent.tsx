import type { OrderKind } from '@/contract/order';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { LegalLink } from '@/shell/legal/LegalLink';
import { rechargeText } from '@/text/recharge';
import { Tick } from '@/ui/tick/Tick';
import { Consent } from './checkout.styles';
import { payChoiceEvents, selectPayChoice } from './payChoiceSlice';

const text = rechargeText.agreement;

/** 已阅读并同意: it starts unticked, and the agreement can be read from here. */
export function PayConsent({ kind, disabled }: { kind: OrderKind; disabled?: boolean }) {
  const dispatch = useAppDispatch();
  const { agreed, missed } = useAppSelector((state) => selectPayChoice(state, kind));
  return (
    <Consent>
      <Tick
        checked={agreed}
        disabled={disabled}
        aria-invalid={missed}
        tone={kind === 'vip' ? 'vip' : 'plain'}
        onChange={(ticked) => dispatch(payChoiceEvents.agreementTicked({ kind, agreed: ticked }))}
      >
        {text.read}
        <LegalLink doc="agreement">{text.terms}</LegalLink>
      </Tick>
      {missed && <p role="alert">{text.missing}</p>}
    </Consent>
  );
}
