import type { UploadedImage } from '@/contract/post';
import { openViewer } from '@/features/viewer/openViewer';
import { useAppDispatch } from '@/kernel/hooks';
import { letterPicturesText } from '@/text/letterPictures';
import { Image } from '@/ui/image/Image';
import { Sent } from './letters.styles';

interface SentPicturesProps {
  pictures: readonly UploadedImage[];
  /** An address is good for a while only: another one is asked for with the letter. */
  onRetry: () => void;
}

/** The pictures that went with what was written; a tap shows one large. */
export function SentPictures({ pictures, onRetry }: SentPicturesProps) {
  const dispatch = useAppDispatch();
  if (pictures.length === 0) return null;
  const images = pictures.map(({ url, w, h }) => ({ url, w, h }));
  return (
    <Sent>
      {pictures.map(({ id, url }, index) => (
        <button key={id} type="button" onClick={() => dispatch(openViewer(images, index))}>
          <Image
            src={url}
            alt={letterPicturesText.name(index + 1, pictures.length)}
            radius="var(--r-8)"
            onRetry={onRetry}
          />
        </button>
      ))}
    </Sent>
  );
}
