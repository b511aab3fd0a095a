import type { PostImage } from '@/contract/post';
import { useAppSelector } from '@/kernel/hooks';
import { selectSettings } from '@/shell/settings/settingsSlice';
import { squareText } from '@/text/square';
import { Image } from '@/ui/image/Image';
import { Images } from './card.styles';

/** A single picture keeps its ratio between these (pages 2). */
const NARROWEST = 3 / 4;
const WIDEST = 16 / 9;

/** Width through height of each of two. */
const PAIR = 4 / 3;

/** The most pictures a card shows. */
const MOST = 9;

/** Width through height of a single picture, within bounds; 1 when the server does not say. */
function singleRatio({ w, h }: PostImage): number {
  if (!(w > 0 && h > 0)) return 1;
  return Math.min(WIDEST, Math.max(NARROWEST, w / h));
}

/** The pictures of a post: one large, two at 4 : 3, four in pairs, else in threes. A tap opens the viewer. */
export function PostImages({ images, onOpen }: { images: readonly PostImage[]; onOpen: (index: number) => void }) {
  const shown = images.slice(0, MOST);
  const held = useAppSelector((state) => selectSettings(state).dataSaver);
  const [first] = shown;
  if (!first) return null;
  const single = shown.length === 1;
  const ratio = single ? singleRatio(first) : shown.length === 2 ? PAIR : 1;
  return (
    <Images data-count={shown.length} data-tall={(single && ratio < 1) || undefined}>
      {shown.map(({ url }, index) => (
        // Its place is a picture's identity: the same picture may stand there twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <button key={index} type="button" onClick={() => onOpen(index)}>
          <Image src={url} alt={squareText.card.image(index + 1, shown.length)} ratio={ratio} held={held} />
        </button>
      ))}
    </Images>
  );
}
