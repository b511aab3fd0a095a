import type { StoryCard } from '@/contract/editorial';
import { businessDate, businessDayOf } from '@/lib/time/businessDay';
import { href } from '@/shell/navigation/href';
import { editorialText as text } from '@/text/editorial';
import { Image } from '@/ui/image/Image';
import { STORY_RATIO } from './StoryCard';
import { Line } from './story.styles';

/** A story as a line of a list: its day, its headline, its picture. */
export function StoryLine({ story: { id, title, image, publishTime, author } }: { story: StoryCard }) {
  const { month, date } = businessDate(businessDayOf(publishTime));
  return (
    <li>
      <Line to={href.square({ story: String(id) })}>
        <div>
          <b>{title}</b>
          <small>{`${text.day(month, date)} · ${author.name}`}</small>
        </div>
        <span>
          <Image src={image} alt="" ratio={STORY_RATIO} radius="var(--r-8)" />
        </span>
      </Line>
    </li>
  );
}
