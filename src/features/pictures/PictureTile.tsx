import { ArrowLeft, ArrowRight, Star, X } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { uploadsText as text } from '@/text/uploads';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Image } from '@/ui/image/Image';
import type { PictureState } from './pictureMachine';
import { Bar, CoverMark, Face, Over, Remove, Tile, Tools } from './pictures.styles';
import { pictureEvents, selectMaySendPictures } from './picturesSlice';

interface PictureTileProps {
  form: string;
  picture: PictureState;
  index: number;
  count: number;
  /** Their order tells something, and the first is the cover. */
  ordered: boolean;
}

/** One picture: how far it is, and buttons for everything a finger can do to it. */
export function PictureTile({ form, picture, index, count, ordered }: PictureTileProps) {
  const dispatch = useAppDispatch();
  const { key } = picture;
  const number = index + 1;
  // Shut by the attribute alone: what is pressed and shut by it would lose the focus.
  const step = (to: number, can: boolean) => ({
    'aria-disabled': !can || undefined,
    onClick: () => can && dispatch(pictureEvents.moved({ key, to })),
  });
  const remove = ({ currentTarget }: MouseEvent) => {
    const grid = currentTarget.closest('ol');
    const others = [...(grid?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    // The focus goes to what takes the place of this button.
    (others[number] ?? others[index - 1] ?? grid?.querySelector('input'))?.focus();
    dispatch(pictureEvents.removed({ form, key }));
  };
  return (
    <Tile data-key={key} data-index={index}>
      <Face>
        <Image src={picture.url} alt={text.name(number)} eager />
        {ordered && index === 0 && picture.at === 'done' && <CoverMark>{text.cover}</CoverMark>}
        <Progress picture={picture} number={number} />
      </Face>
      <Remove type="button" data-remove onClick={remove}>
        <X aria-hidden="true" />
        <Spoken>{text.remove(number)}</Spoken>
      </Remove>
      {ordered && count > 1 && (
        <Tools>
          <button type="button" {...step(index - 1, index > 0)}>
            <ArrowLeft aria-hidden="true" />
            <Spoken>{text.earlier(number)}</Spoken>
          </button>
          <button type="button" {...step(0, index > 0)}>
            <Star aria-hidden="true" />
            <Spoken>{text.makeCover(number)}</Spoken>
          </button>
          <button type="button" {...step(index + 1, number < count)}>
            <ArrowRight aria-hidden="true" />
            <Spoken>{text.later(number)}</Spoken>
          </button>
        </Tools>
      )}
    </Tile>
  );
}

function Progress({ picture, number }: { picture: PictureState; number: number }) {
  const dispatch = useAppDispatch();
  const member = useAppSelector(selectMaySendPictures);
  if (picture.at === 'done') return null;
  if (picture.at === 'failed') {
    return (
      <Over role="alert">
        {text.failed[picture.why]}
        {picture.why === 'upload' && (
          <button type="button" onClick={() => dispatch(pictureEvents.retried({ key: picture.key }))}>
            <Spoken>{text.retry(number)}</Spoken>
            <span aria-hidden="true">{text.again}</span>
          </button>
        )}
      </Over>
    );
  }
  if (picture.at === 'waiting') return <Over role="status">{member ? text.waiting : text.waitingForLogin}</Over>;
  if (picture.phase === 'shrink') return <Over role="status">{text.shrink}</Over>;
  return (
    <Over>
      <span role="status">{text.upload}</span>
      <Bar
        role="progressbar"
        aria-label={text.uploading(number)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={picture.sent}
        style={{ '--sent': picture.sent / 100 } as CSSProperties}
      />
    </Over>
  );
}
