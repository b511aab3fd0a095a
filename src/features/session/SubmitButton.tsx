import { useAppSelector } from '@/kernel/hooks';
import { selectForm } from '@/shell/forms/formsSlice';
import { useSecondsLeft } from '@/shell/forms/useSecondsLeft';
import { formText } from '@/text/forms';
import { Button, type ButtonTone } from '@/ui/button/Button';
import { FormFault } from './session.styles';
import { selectIsAuthenticating } from './sessionSlice';
import { WHOLE_FORM } from './signInFaults';

interface SubmitButtonProps {
  form: string;
  /** Whether the server is being asked; by default, whether somebody signs in. */
  busy?: boolean;
  tone?: ButtonTone;
  children: string;
}

/** The one main button of a sign-in form: busy while the server is asked, shut while the server wants a pause. */
export function SubmitButton({ form, busy: working, tone = 'main', children }: SubmitButtonProps) {
  const authenticating = useAppSelector(selectIsAuthenticating);
  const busy = working ?? authenticating;
  const { errors, lockedUntil = 0 } = useAppSelector((state) => selectForm(state, form));
  const wait = useSecondsLeft(lockedUntil);
  // What was said about a pause is over with it.
  const fault = lockedUntil > 0 && wait === 0 ? undefined : errors[WHOLE_FORM];
  return (
    <>
      {fault && <FormFault role="alert">{fault}</FormFault>}
      <Button type="submit" tone={tone} size="l" block busy={busy} disabled={wait > 0}>
        {wait > 0 ? formText.wait(wait) : children}
      </Button>
    </>
  );
}
