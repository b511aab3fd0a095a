import { squareApi } from '@/api/squareApi';
import { openEditorIn } from '@/features/publish/openEditorAbout';
import { useAppDispatch } from '@/kernel/hooks';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { squareText as text } from '@/text/square';
import { countText } from '@/text/units';
import { Button } from '@/ui/button/Button';
import { Image } from '@/ui/image/Image';
import { TopicTop } from './square.styles';

/** The head of a topic's own page: its picture, who talks there, and the way to join in. */
export function TopicHead({ tab }: { tab: string }) {
  const dispatch = useAppDispatch();
  const writes = useRoutes().find('postpage') !== undefined;
  const topic = squareApi.endpoints.tagList.useQueryState().data?.find(({ id }) => String(id) === tab);
  if (!topic) return null;
  const { id, tag, image, peopleCount, viewCount } = topic;
  return (
    <TopicTop data-bare={image ? undefined : true}>
      {image && <Image src={image} alt="" ratio={16 / 9} radius="var(--r-12)" eager />}
      <div>
        <h2>{text.topic(tag)}</h2>
        <p>{peopleCount > 0 ? text.topicNumbers(countText(peopleCount), countText(viewCount)) : text.topicNew}</p>
        {writes && (
          <Button tone="tint" size="s" onClick={() => dispatch(openEditorIn(id))}>
            {text.topicJoin}
          </Button>
        )}
      </div>
    </TopicTop>
  );
}
