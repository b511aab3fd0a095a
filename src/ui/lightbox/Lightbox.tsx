import { Dialog as Base } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { fieldsText } from '@/text/fields';
import { kitText } from '@/text/kit';
import { lightboxText as text } from '@/text/lightbox';
import { picturesText } from '@/text/pictures';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Image } from '@/ui/image/Image';
import { type CloseReason, closeReason } from '@/ui/overlay/closeReason';
import { useMovesIn } from '@/ui/overlay/useMovesIn';
import { Bar, Counter, Cross, Popup, Save, Scrim, Slide, Stage, Track, Turn } from './lightbox.styles';
import { useZoom } from './useZoom';

/** A picture to look at: its address and its size in px, 0 when nobody knows it. */
export interface LightboxPicture {
  url: string;
  w: number;
  h: number;
}

export interface LightboxProps {
  open: boolean;
  pictures: readonly LightboxPicture[];
  /** Which one is on screen, from 0. */
  index: number;
  onTurn: (index: number) => void;
  onCloseAsked: (reason: CloseReason) => void;
  /** False while another overlay covers it. Default true. */
  top?: boolean;
  onClosed?: () => void;
}

/** Only addresses of the web or of this site are offered to be saved. */
const isSavable = (url: string) => /^(https?:\/\/|\/(?!\/))/.test(url);
const ratioOf = ({ w, h }: LightboxPicture) => (w > 0 && h > 0 ? w / h : 0);

/** Pictures on black, one at a time: swipe, pinch, double tap, each with a button that does the same. A view only. */
export function Lightbox({ open, pictures, index, onTurn, onCloseAsked, top = true, onClosed }: LightboxProps) {
  return (
    <Base.Root
      open={useMovesIn(open)}
      modal="trap-focus"
      disablePointerDismissal
      onOpenChange={(_open, details) => {
        details.cancel();
        // Esc belongs to the layer above, which may not be listening yet: the shell hears what nobody took.
        if (!top) details.allowPropagation();
        const reason = closeReason(details.reason);
        if (reason && (top || reason === 'x')) onCloseAsked(reason);
      }}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      <Base.Portal>
        <Scrim />
        <Popup aria-modal="true" aria-label={text.name}>
          <Shown {...{ pictures, index, onTurn }} onPulled={() => onCloseAsked('drag')} />
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function Shown({
  pictures,
  index,
  onTurn,
  onPulled,
}: Pick<LightboxProps, 'pictures' | 'index' | 'onTurn'> & { onPulled: () => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const shown = pictures[index];
  const ratio = shown ? ratioOf(shown) : 0;
  const { zoomed, toggle } = useZoom(stage, { index, count, ratio, onTurn, onPulled });
  const turn = (by: 1 | -1) => {
    if (pictures[index + by]) onTurn(index + by);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what the buttons do, whatever inside has the focus
    <div onKeyDown={onKeyDown}>
      <Stage ref={stage} data-zoomed={zoomed || undefined}>
        <Track style={{ '--index': index } as object}>
          {pictures.map((picture, at) => (
            // The same picture may be there twice, so its place is part of its key.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
            <Slide key={`${at} ${picture.url}`} data-current={at === index || undefined} aria-hidden={at !== index}>
              {Math.abs(at - index) <= 1 && (
                <Image
                  src={picture.url}
                  alt={picturesText.slide(at + 1, count)}
                  ratio={ratioOf(picture) || 1}
                  fit="contain"
                  color="transparent"
                  eager
                />
              )}
            </Slide>
          ))}
        </Track>
      </Stage>
      <Bar>
        <Cross>
          <X aria-hidden="true" />
          <Spoken>{kitText.close}</Spoken>
        </Cross>
        <Counter aria-live="polite">
          <span aria-hidden="true">{fieldsText.counter(index + 1, count)}</span>
          <Spoken>{picturesText.slide(index + 1, count)}</Spoken>
        </Counter>
        <IconButton label={zoomed ? text.zoomOut : text.zoomIn} onClick={toggle}>
          {zoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        </IconButton>
        {shown && isSavable(shown.url) && (
          <Save href={shown.url} download="" target="_blank" rel="noopener noreferrer">
            <Download aria-hidden="true" />
            <Spoken>{text.save}</Spoken>
          </Save>
        )}
      </Bar>
      {index > 0 && (
        <Turn data-side="left">
          <IconButton glass label={text.previous} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        </Turn>
      )}
      {index < count - 1 && (
        <Turn data-side="right">
          <IconButton glass label={text.next} onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </Turn>
      )}
    </div>
  );
}
