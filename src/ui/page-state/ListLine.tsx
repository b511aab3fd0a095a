import { listsText } from '@/text/lists';
import { Spinner } from '@/ui/spinner/Spinner';
import { Line } from './pageState.styles';

/** Under the last row: there is no more. */
export function ListEnd() {
  return <Line>{listsText.end}</Line>;
}

/** Under the last row: the next page is on its way. */
export function ListMore() {
  return (
    <Line as="div" data-at="loading">
      <Spinner label={listsText.loadingMore} />
    </Line>
  );
}

/** Under the last row: the next page failed; a tap tries again (F5), scrolling does not. */
export function ListError({ text = listsText.moreFailed, onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <Line role="alert">
      <button type="button" onClick={onRetry}>
        {text}
      </button>
    </Line>
  );
}
