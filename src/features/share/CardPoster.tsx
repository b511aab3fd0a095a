import { shareText as text } from '@/text/share';
import { ErrorState } from '@/ui/page-state/PageState';
import { Spinner } from '@/ui/spinner/Spinner';
import { Frame } from './share.styles';
import type { Drawn } from './useDrawn';

/** The poster as it will be sent, at a size to read. */
export function CardPoster({ drawn: { picture, failed, again }, title }: { drawn: Drawn; title: string }) {
  return (
    <Frame data-card>
      {picture ? (
        <img src={picture} alt={text.card.pictureOf(title)} />
      ) : failed ? (
        <ErrorState inline title={text.failed} note={text.posterNote} onRetry={again} />
      ) : (
        <Spinner label={text.drawing} />
      )}
    </Frame>
  );
}
