import { kitText } from '@/text/kit';
import { Spinner } from '@/ui/spinner/Spinner';
import { Line } from './face.styles';

/** Under the last row: there is no more. */
export function ListEnd() {
  return <Line>{kitText.end}</Line>;
}

/** Under the last row: the next page is on its way. */
export function ListMore() {
  return (
    <Line as="div" data-at="loading">
      <Spinner label={kitText.loadingMore} />
    </Line>
  );
}

/** Under the last row: the next page failed; a tap tries again (F5), scrolling does not. */
export function ListError({ text = kitText.moreFailed, onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <Line role="alert">
      <button type="button" onClick={onRetry}>
        {text}
      </button>
    </Line>
  );
}
