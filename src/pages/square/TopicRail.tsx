import { squareApi } from '@/api/squareApi';
import type { Topic } from '@/contract/post';
import { href } from '@/shell/navigation/href';
import { squareText as text } from '@/text/square';
import { countText } from '@/text/units';
import { Image } from '@/ui/image/Image';
import { Rail } from '@/ui/rail/Rail';
import { TopicChip, Topics, TopicsGhost } from './square.styles';

/** From so many posts a day on, growth says more than how many looked. */
const LIVELY = 3;

/** What people talk about: each topic with its picture leads to its list. */
export function TopicRail() {
  // The page asks; what it has is shown here.
  const { data: tags = [], isError, isSuccess } = squareApi.endpoints.tagList.useQueryState();
  if (!isSuccess && !isError) return <TopicsGhost aria-hidden="true" />;
  if (tags.length === 0) return null;
  return (
    <Topics>
      <Rail label={text.topics} gap="0.5rem">
        {tags.map((topic) => (
          <TopicChip key={topic.id} to={href.square({ tab: String(topic.id) })}>
            <i aria-hidden="true" data-bare={topic.image ? undefined : true}>
              {topic.image ? <Image src={topic.image} alt="" radius="var(--r-8)" /> : '#'}
            </i>
            <span>
              <b>{text.topic(topic.tag)}</b>
              <Said topic={topic} />
            </span>
          </TopicChip>
        ))}
      </Rail>
    </Topics>
  );
}

/** Today's growth where there is some, else how many looked, never both. */
function Said({ topic: { viewCount, todayCount } }: { topic: Topic }) {
  if (todayCount >= LIVELY) {
    return (
      <small>
        <em>{text.topicToday(countText(todayCount))}</em> {text.topicTodayNote}
      </small>
    );
  }
  return <small>{viewCount > 0 ? text.topicViews(countText(viewCount)) : text.topicNew}</small>;
}
