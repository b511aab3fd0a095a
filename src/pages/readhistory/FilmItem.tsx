import { memo } from 'react';
import type { WelfareHistoryEntry } from '@/contract/welfare';
import { Line } from '@/features/books/managed.styles';
import { ShareBar } from '@/features/books/ReadBar';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { filmHistoryText as text } from '@/text/filmHistory';
import { timeAgo } from '@/text/units';
import { Image } from '@/ui/image/Image';
import { Tag } from '@/ui/mark/Mark';
import { FilmLead, Says } from './readhistory.styles';

/** One film: how far it was seen, when, and the way back to that second. */
export const FilmItem = memo(function FilmItem({ entry, now }: { entry: WelfareHistoryEntry; now: number }) {
  const { item, updateTime } = entry;
  return (
    <Line {...{ [ITEM_ATTRIBUTE]: `film-${item.id}` }}>
      <FilmLead as={Link} to={href.welfare({ id: item.id })} data-locked={item.locked || undefined}>
        <Image src={item.poster} alt="" ratio={16 / 9} radius="var(--r-8)" />
        <Says>
          <b>{item.title}</b>
          <span>{text.seen(item.second, item.seconds)}</span>
          <ShareBar share={item.seconds > 0 ? item.second / item.seconds : 0} />
          <small>
            {timeAgo(updateTime, now)}
            {item.locked && <Tag>{text.locked}</Tag>}
          </small>
        </Says>
      </FilmLead>
    </Line>
  );
});
