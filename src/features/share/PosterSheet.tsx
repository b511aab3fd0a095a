import { useMeQuery } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { copyText } from '@/shell/copy/copyText';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { shareText as text } from '@/text/share';
import { Button } from '@/ui/button/Button';
import { ErrorState } from '@/ui/page-state/PageState';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import { drawPoster } from './drawPoster';
import { Frame } from './share.styles';
import type { PosterContent } from './shared';
import { useDrawn } from './useDrawn';

/** The poster, drawn on this device: to be held and sent, or saved. */
export function PosterSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { download } = usePorts();
  const content = dataOf<PosterContent>(overlay);
  const avatar = useAvatar();
  const { picture, failed, again } = useDrawn(
    avatar === undefined ? undefined : (canvas) => drawPoster(canvas, content, avatar),
    `${avatar}`,
  );
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.posterTitle}
      note={picture && text.posterNote}
      actions={
        <>
          <Button block onClick={() => void dispatch(copyText(content.url))}>
            {text.copyLink}
          </Button>
          <Button
            tone="main"
            block
            disabled={!picture}
            onClick={() => picture && download.start(picture, text.fileName(content.inviteCode))}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <Frame>
        {picture ? (
          <img src={picture} alt={text.pictureOf(content.name)} />
        ) : failed ? (
          <ErrorState inline title={text.failed} note={text.posterNote} onRetry={again} />
        ) : (
          <Spinner label={text.drawing} />
        )}
      </Frame>
    </Sheet>
  );
}

/** The member's picture; undefined until it is known, empty where nobody can say. */
function useAvatar(): string | undefined {
  const uid = useAppSelector(selectUid);
  const { data, isError } = useMeQuery({ uid }, { skip: !uid });
  return uid === '' || isError ? (data?.avatar ?? '') : data?.avatar;
}
