import type { WelfareHistoryEntry } from '@/contract/welfare';
import { href } from '@/shell/navigation/href';
import { welfareText as text } from '@/text/welfare';
import { Rail } from '@/ui/rail/Rail';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { PosterBox } from './PosterBox';
import { Begun, BegunRail } from './welfare.styles';

/** Films the member has begun and not finished; nothing at all where there are none. */
export function ContinueRail({ begun }: { begun: readonly WelfareHistoryEntry[] }) {
  if (begun.length === 0) return null;
  return (
    <BegunRail>
      <SectionHeader title={text.continueTitle} />
      <Rail label={text.continueTitle} item="9.5rem">
        {begun.map(({ id, item }) => (
          <Begun key={id} to={href.welfare({ id })}>
            <PosterBox item={item} />
            <b>{item.title}</b>
            <small>{text.left(item.seconds - item.second)}</small>
          </Begun>
        ))}
      </Rail>
    </BegunRail>
  );
}
