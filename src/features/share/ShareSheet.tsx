import { Download, ImageDown, Link2, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { openEditorQuoting } from '@/features/publish/openEditorAbout';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { copyText } from '@/shell/copy/copyText';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { dataOf } from '@/shell/overlays/dataOf';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { shareText as text } from '@/text/share';
import { Button } from '@/ui/button/Button';
import { Image } from '@/ui/image/Image';
import { Sheet } from '@/ui/sheet/Sheet';
import { CardPoster } from './CardPoster';
import { drawCard } from './drawCard';
import { openPoster } from './openShare';
import { Faces, Preview, Ways } from './share.styles';
import { shareBySystem } from './shareBySystem';
import type { Shared } from './shared';
import { useDrawn } from './useDrawn';

const FACES = ['link', 'card'] as const;
type Face = (typeof FACES)[number];

/** The ways to pass something on, as a link or as a poster: what will be sent is shown. */
export function ShareSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { download } = usePorts();
  const shared = dataOf<Shared>(overlay);
  const { card, quote, url } = shared;
  const [face, show] = useState<Face>('link');
  const writes = useRoutes().find('postpage') !== undefined;
  const product = useAppSelector((state) => selectConfig(state).title);
  const drawn = useDrawn(
    face === 'card' && card ? (canvas) => drawCard(canvas, card, { product, url }) : undefined,
    face,
  );
  const quoteIt =
    quote && writes
      ? () => {
          dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
          dispatch(openEditorQuoting(quote));
        }
      : undefined;
  const main =
    face === 'card' ? (
      <Button
        tone="main"
        size="l"
        block
        icon={<Download aria-hidden="true" />}
        disabled={!drawn.picture}
        onClick={() => drawn.picture && download.start(drawn.picture, text.card.fileName(shared.title))}
      >
        {text.card.save}
      </Button>
    ) : (
      quoteIt && (
        <Button tone="main" size="l" block onClick={quoteIt}>
          {text.quote}
        </Button>
      )
    );
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      actions={
        main && (
          <>
            <Button size="l" block icon={<Link2 aria-hidden="true" />} onClick={() => void dispatch(copyText(url))}>
              {text.copyLink}
            </Button>
            {main}
          </>
        )
      }
    >
      {card && (
        <Faces role="group" aria-label={text.faces}>
          {FACES.map((one) => (
            <button key={one} type="button" aria-pressed={one === face} onClick={() => show(one)}>
              {text.face[one]}
            </button>
          ))}
        </Faces>
      )}
      {face === 'card' ? (
        <CardPoster drawn={drawn} title={shared.title} />
      ) : (
        <Link shared={shared} product={product} copies={!main} />
      )}
    </Sheet>
  );
}

/** The link as it will look on the other side, and what else can be done with it. */
function Link({ shared, product, copies }: { shared: Shared; product: string; copies: boolean }) {
  const dispatch = useAppDispatch();
  const { canShare } = usePorts().share;
  const { poster, picture } = shared;
  return (
    <>
      <Preview aria-label={text.preview}>
        {picture && <Image src={picture} alt="" radius="var(--r-8)" />}
        <div>
          <b>{shared.title}</b>
          <p>{shared.text}</p>
          <small>{text.opens(product)}</small>
        </div>
      </Preview>
      {(copies || poster || canShare) && (
        <Ways>
          {copies && (
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
    </>
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
