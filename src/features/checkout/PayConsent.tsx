import type { OrderKind } from '@/contract/order';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { rechargeText } from '@/text/recharge';
import { Tick } from '@/ui/tick/Tick';
import { Consent } from './checkout.styles';
import { payChoiceEvents, selectPayChoice } from './payChoiceSlice';

const text = rechargeText.agreement;

/** 已阅读并同意: it starts unticked; the agreement is a link where the operator has published one. */
export function PayConsent({ kind, disabled }: { kind: OrderKind; disabled?: boolean }) {
  const dispatch = useAppDispatch();
  const { agreed, missed } = useAppSelector((state) => selectPayChoice(state, kind));
  const { agreementUrl } = useAppSelector(selectConfig).footer;
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
        {agreementUrl ? (
          <a href={agreementUrl} target="_blank" rel="noopener noreferrer">
            {text.terms}
          </a>
        ) : (
          text.terms
        )}
      </Tick>
      {missed && <p role="alert">{text.missing}</p>}
    </Consent>
  );
}
