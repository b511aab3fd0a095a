import { ImageDown, Link2, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { openEditorQuoting } from '@/features/publish/openEditorAbout';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { copyText } from '@/shell/copy/copyText';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { shareText as text } from '@/text/share';
import { Button } from '@/ui/button/Button';
import { Image } from '@/ui/image/Image';
import { Sheet } from '@/ui/sheet/Sheet';
import { openPoster } from './openShare';
import { Preview, Ways } from './share.styles';
import { shareBySystem } from './shareBySystem';
import type { Shared } from './shared';

/** The ways to pass something on: copying always, a poster where there is one, chat apps through the system. */
export function ShareSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { canShare } = usePorts().share;
  const shared = overlay.data as unknown as Shared;
  const { poster, picture, quote } = shared;
  const writes = useRoutes().find('postpage') !== undefined;
  const quoting = quote !== undefined && writes;
  const product = useAppSelector((state) => selectConfig(state).title);
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      actions={
        quote &&
        writes && (
          <>
            <Button
              size="l"
              block
              icon={<Link2 aria-hidden="true" />}
              onClick={() => void dispatch(copyText(shared.url))}
            >
              {text.copyLink}
            </Button>
            <Button
              tone="main"
              size="l"
              block
              onClick={() => {
                dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
                dispatch(openEditorQuoting(quote));
              }}
            >
              {text.quote}
            </Button>
          </>
        )
      }
    >
      <Preview aria-label={text.preview}>
        {picture && <Image src={picture} alt="" radius="var(--r-8)" />}
        <div>
          <b>{shared.title}</b>
          <p>{shared.text}</p>
          <small>{text.opens(product)}</small>
        </div>
      </Preview>
      {(!quoting || poster || canShare) && (
        <Ways>
          {!quoting && (
            <Way
              icon={<Link2 aria-hidden="true" />}
              name={text.copyLink}
              onChoose={() => void dispatch(copyText(shared.url))}
            />
          )}
          {poster && (
            <Way
              icon={<ImageDown aria-hidden="true" />}
              name={text.poster}
              onChoose={() => dispatch(openPoster(poster))}
            />
          )}
          {canShare && (
            <Way
              icon={<Share2 aria-hidden="true" />}
              name={text.apps}
              note={text.appsNote}
              onChoose={() => dispatch(shareBySystem(shared))}
            />
          )}
        </Ways>
      )}
    </Sheet>
  );
}

function Way({ icon, name, note, onChoose }: { icon: ReactNode; name: string; note?: string; onChoose: () => void }) {
  return (
    <li>
      <button type="button" onClick={onChoose}>
        <span>{icon}</span>
        {name}
        {note && <small>{note}</small>}
      </button>
    </li>
  );
}
