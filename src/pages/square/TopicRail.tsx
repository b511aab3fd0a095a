import { useTagListQuery } from '@/api/squareApi';
import { href } from '@/shell/navigation/href';
import { squareText } from '@/text/square';
import { TopicCard, Topics, TopicsGhost } from './square.styles';

/** Looks of a topic card; they take turns. */
const LOOKS = 4;

/** What people talk about: each topic leads to its list. */
export function TopicRail() {
  const { data: tags = [], isLoading } = useTagListQuery();
  if (isLoading) return <TopicsGhost aria-hidden="true" />;
  if (tags.length === 0) return null;
  return (
    <Topics label={squareText.topics}>
      {tags.map(({ id, tag }, index) => (
        <TopicCard key={id} to={href.square({ tab: String(id) })} data-look={index % LOOKS}>
          {squareText.topic(tag)}
        </TopicCard>
      ))}
    </Topics>
  );
}
