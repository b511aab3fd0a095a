import { ChevronRight } from 'lucide-react';
import type { StoryCard as Story } from '@/contract/editorial';
import { DayLine } from '@/pages/square/editorial/DayLine';
import { StoryCard } from '@/pages/square/editorial/StoryCard';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { editorialText as text } from '@/text/editorial';
import { Past, StoryHead } from './story-rail.styles';

/** The story of the day under a head of its season. */
export function StoryRail({ title, stories }: { title: string; stories: readonly Story[] }) {
  const now = useServerNow();
  const [story] = stories;
  if (!story) return null;
  return (
    <>
      <StoryHead>
        <DayLine at={now} note={story.note} />
        <h2>{title}</h2>
        <Past as={Link} to={href.square({ story: 'all' })}>
          {text.past}
          <ChevronRight aria-hidden="true" />
        </Past>
      </StoryHead>
      <StoryCard story={story} />
    </>
  );
}
