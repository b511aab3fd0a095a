import type { WelfareDetail } from '@/contract/welfare';
import { openViewer } from '@/features/viewer/openViewer';
import { useAppDispatch } from '@/kernel/hooks';
import { welfareText as text } from '@/text/welfare';
import { Image } from '@/ui/image/Image';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Hint, Pictures, Section } from './item.styles';

/** The pictures of an open album; each opens the viewer at its place. */
export function AlbumPictures({ item: { title, pictures } }: { item: WelfareDetail }) {
  const dispatch = useAppDispatch();
  return (
    <Section>
      <SectionHeader title={text.picturesTitle(pictures.length)} />
      <Pictures>
        {pictures.map(({ url, w, h }, at) => (
          <li key={url}>
            <button
              type="button"
              aria-label={text.picture(title, at + 1)}
              onClick={() => dispatch(openViewer(pictures, at))}
            >
              <Image src={url} alt="" ratio={w / h} />
            </button>
          </li>
        ))}
      </Pictures>
      <Hint>{text.picturesHint}</Hint>
    </Section>
  );
}
