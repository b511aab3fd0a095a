import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useDrag } from '@/lib/react/useDrag';
import { uploadsText as text } from '@/text/uploads';
import { addPictures } from './addPictures';
import { PictureTile } from './PictureTile';
import { Add, Grid } from './pictures.styles';
import { pictureEvents, selectPictureOrder, selectPictures } from './picturesSlice';

interface PictureGridProps {
  /** What they are sent with. */
  form: string;
  most: number;
  /** Their order tells something: drag them, or use their buttons. */
  ordered?: boolean;
}

/** The pictures of what is being written, and where one adds to them. */
export function PictureGrid({ form, most, ordered = false }: PictureGridProps) {
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => selectPictureOrder(state, form));
  const pictures = useAppSelector(selectPictures);
  const grid = useRef<HTMLOListElement>(null);
  const held = useRef<HTMLElement>(undefined);

  const release = () => {
    const tile = held.current;
    held.current = undefined;
    if (!tile) return;
    delete tile.dataset.held;
    tile.style.removeProperty('--dx');
    tile.style.removeProperty('--dy');
  };
  /** The place whose middle is nearest to the middle of the held tile. */
  const placeOf = (tile: HTMLElement): number => {
    const box = tile.getBoundingClientRect();
    const tiles = [...(grid.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const away = tiles.map((other) => {
      const place = other.getBoundingClientRect();
      const mine = other === tile;
      const left = mine ? place.left - Number.parseFloat(tile.style.getPropertyValue('--dx') || '0') : place.left;
      const top = mine ? place.top - Number.parseFloat(tile.style.getPropertyValue('--dy') || '0') : place.top;
      return Math.hypot(left - box.left, top - box.top);
    });
    return away.indexOf(Math.min(...away));
  };

  useDrag(
    grid,
    {
      onGrab: ({ target, axis, by }) => {
        // A finger that moves up or down scrolls the page; sideways, and by mouse any way, it carries the picture.
        if (by === 'touch' && axis === 'y') return false;
        const tile = target.closest<HTMLElement>('[data-key]');
        if (!ordered || !tile || order.length < 2) return false;
        held.current = tile;
        tile.dataset.held = '';
        return true;
      },
      onDrag: (dx, dy) => {
        held.current?.style.setProperty('--dx', `${dx}px`);
        held.current?.style.setProperty('--dy', `${dy}px`);
      },
      onDrop: () => {
        const tile = held.current;
        const to = tile ? placeOf(tile) : -1;
        release();
        if (tile?.dataset.key && to >= 0) dispatch(pictureEvents.moved({ key: tile.dataset.key, to }));
      },
      onCancel: release,
    },
    { mouse: true },
  );

  return (
    <Grid ref={grid} aria-label={text.legend} data-scroll-x>
      {order.map((key, index) => {
        const picture = pictures[key];
        return picture && <PictureTile key={key} {...{ form, picture, index, ordered }} count={order.length} />;
      })}
      {order.length < most && (
        <li>
          <Add>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
              multiple
              aria-label={text.add}
              onChange={({ currentTarget }) => {
                dispatch(addPictures(form, most, [...(currentTarget.files ?? [])]));
                // The same file may be chosen again after it was removed.
                currentTarget.value = '';
              }}
            />
            <ImagePlus aria-hidden="true" />
            <span aria-hidden="true">{text.count(order.length, most)}</span>
          </Add>
        </li>
      )}
    </Grid>
  );
}
