import { useAppDispatch } from '@/kernel/hooks';
import { useOutLink } from '@/shell/browser/useOutLink';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { externalText as text } from '@/text/external';
import { Button, LinkButton } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

/** Asks before a link leads out of the app; the way itself is a link, which no browser takes for a pop-up. */
export function ExternalDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { url = '' } = overlay.data as { url?: string };
  const link = useOutLink()(url);
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note(hostOf(url))}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.stay}</Button>
          <LinkButton
            tone="main"
            {...link}
            onClick={(event) => {
              dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
              link.onClick(event);
            }}
          >
            {text.go}
          </LinkButton>
        </>
      }
    />
  );
}

/** Whose site it is, as far as the address says so. */
const hostOf = (url: string): string => /^https?:\/\/([^/?#]+)/.exec(url)?.[1] ?? url;
