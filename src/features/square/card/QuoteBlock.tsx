import type { QuotedPost } from '@/contract/post';
import { useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { selectSettings } from '@/shell/settings/settingsSlice';
import { squareText } from '@/text/square';
import { timeAgo } from '@/text/units';
import { Image } from '@/ui/image/Image';
import { Quote } from './beside.styles';

const text = squareText.card;

/** Width through height of the small picture (mockup: 88 × 66). */
const RATIO = 4 / 3;

/** The post that another quotes: who, three lines, one small picture. One that is gone says only that. */
export function QuoteBlock({ quote, now }: { quote: QuotedPost; now?: number }) {
  const leads = useRoutes().find('post') !== undefined;
  const held = useAppSelector((state) => selectSettings(state).dataSaver);
  const { id, gone, author, title, content, images, createTime } = quote;
  if (gone) return <Quote data-gone>{text.quoteGone}</Quote>;
  const [picture] = images;
  const inside = (
    <>
      <small>
        {author && <b>{text.at(author.name)}</b>}
        {createTime != null && now !== undefined && `${text.separator}${timeAgo(createTime, now)}`}
      </small>
      <span>
        <p>{title ? `${title} ${content}` : content}</p>
        {picture && <Image src={picture.url} alt="" ratio={RATIO} radius="var(--r-8)" held={held} />}
      </span>
    </>
  );
  // Without an age it stands in a form, whose words nothing leads away from.
  return <Quote>{leads && now !== undefined ? <Link to={href.post(id)}>{inside}</Link> : <div>{inside}</div>}</Quote>;
}
