import type { WelfareDetail } from '@/contract/welfare';
import { href } from '@/shell/navigation/href';
import { welfareText as text } from '@/text/welfare';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Next, Section } from './item.styles';
import { PosterBox } from './PosterBox';

/** What to see after it. */
export function NextItems({ item: { kind, next } }: { item: WelfareDetail }) {
  if (next.length === 0) return null;
  return (
    <Section>
      <SectionHeader title={text.nextTitle[kind]} />
      {next.map((item) => (
        <Next key={item.id} to={href.welfare({ id: item.id })}>
          <PosterBox item={item} />
          <span>
            <b>{item.title}</b>
            <small>{kind === 'video' ? text.views(item.viewCount) : text.looks(item.viewCount)}</small>
          </span>
        </Next>
      ))}
    </Section>
  );
}
