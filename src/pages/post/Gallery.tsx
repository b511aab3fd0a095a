import { useRef, useState } from 'react';
import type { PostImage } from '@/contract/post';
import { openViewer } from '@/features/viewer/openViewer';
import { useAppDispatch } from '@/kernel/hooks';
import { fieldsText } from '@/text/fields';
import { postText } from '@/text/post';
import { Image } from '@/ui/image/Image';
import { Place, Strip, Wall } from './post.styles';

/** Pictures are shown between these shapes, width through height. */
const TALLEST = 3 / 4;
const WIDEST = 16 / 9;

const ratioOf = (image: PostImage | undefined): number =>
  image && image.w > 0 && image.h > 0 ? Math.min(WIDEST, Math.max(TALLEST, image.w / image.h)) : WIDEST;

/** The pictures of a post edge to edge, one at a time, in the shape of the first; a tap opens the viewer there. */
export function Gallery({ images }: { images: readonly PostImage[] }) {
  const dispatch = useAppDispatch();
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const count = images.length;
  if (count === 0) return null;

  const scrolled = () => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  };
  return (
    <Wall>
      <Strip ref={strip} data-scroll-x onScroll={scrolled}>
        {images.map((image, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
            key={index}
            type="button"
            aria-label={postText.imageOf(index + 1, count)}
            onClick={() => dispatch(openViewer(images, index))}
          >
            <Image src={image.url} alt="" ratio={ratioOf(images[0])} eager={index === 0} />
          </button>
        ))}
      </Strip>
      {count > 1 && <Place aria-hidden="true">{fieldsText.counter(at + 1, count)}</Place>}
    </Wall>
  );
}
