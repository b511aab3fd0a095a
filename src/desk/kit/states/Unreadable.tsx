import { Button } from '@/desk/kit/button/Button';
import { Ident } from '@/desk/kit/ident/Ident';
import { hourText } from '@/desk/kit/time/timeText';
import { kitText } from '@/text/desk/kit';
import { faultText, traceOf } from './faultText';
import { Face, FaceActs, Stale } from './states.styles';
import { useRetry } from './useRetry';

interface UnreadableProps {
  /** What could not be read, as 「来信」. */
  what: string;
  error: unknown;
  busy: boolean;
  retry: () => void;
}

/** Nothing could be read yet: why, when it is tried again, and `R`. */
export function Unreadable({ what, error, busy, retry }: UnreadableProps) {
  const { left, tries, again } = useRetry(retry, busy);
  const trace = traceOf(error);
  return (
    <Face data-bad="" role="alert">
      <h2>{kitText.cannotRead(what)}</h2>
      <p>{faultText(error)}</p>
      <p data-small="">{busy ? kitText.retrying : kitText.retryIn(tries + 1, left)}</p>
      {trace !== '' && (
        <p data-small="">
          trace <Ident id={trace} />
        </p>
      )}
      <FaceActs>
        <Button look="main" shortcut="R" onClick={again}>
          {kitText.retry}
        </Button>
      </FaceActs>
    </Face>
  );
}

/** What is on screen is the last answer: since when, and `R`. */
export function StaleLine({ what, error, busy, retry, at }: UnreadableProps & { at: number | undefined }) {
  const { left, tries, again } = useRetry(retry, busy);
  return (
    <Stale role="alert">
      <span>
        {kitText.stale(what, at === undefined ? '' : hourText(at, true))} {faultText(error)}{' '}
        {busy ? kitText.retrying : kitText.retryIn(tries + 1, left)}
      </span>
      <Button shortcut="R" onClick={again}>
        {kitText.retry}
      </Button>
    </Stale>
  );
}
