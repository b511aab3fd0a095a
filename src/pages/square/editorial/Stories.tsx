import { useStoryListQuery } from '@/api/editorialApi';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { editorialText as text } from '@/text/editorial';
import { shellText } from '@/text/shell';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonCards } from '@/ui/skeleton/Skeleton';
import { DayLine } from './DayLine';
import { StoryCard } from './StoryCard';
import { Day } from './story.styles';

/** All stories that have appeared, each under its day. */
export function Stories({ onBack }: { onBack: () => void }) {
  const { data, error, refetch } = useStoryListQuery(undefined, { refetchOnMountOrArgChange: 300 });
  return (
    <>
      <SimpleHeader title={text.pastTitle} onBack={onBack} />
      {!data && error === undefined && <SkeletonCards count={3} />}
      {!data && error !== undefined && (
        <FaultState title={text.storyFailed} fault={error} onRetry={() => void refetch()} />
      )}
      {data?.records.length === 0 && (
        <EmptyState
          {...text.noStories}
          action={
            <LinkButton as={Link} to={href.home()} tone="tint">
              {shellText.tabs.home}
            </LinkButton>
          }
        />
      )}
      {data?.records.map((story) => (
        <section key={story.id}>
          <Day>
            <DayLine at={story.publishTime} note={story.note} />
          </Day>
          <StoryCard story={story} />
        </section>
      ))}
    </>
  );
}
