import { useActivityRankQuery } from '@/api/activityApi';
import { type ActivityDetail, LAST_PLACE, type RankRow as Row } from '@/contract/activity';
import { FaultState } from '@/shell/faults/FaultState';
import { activityText as text } from '@/text/activity';
import { Avatar } from '@/ui/avatar/Avatar';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Block, RankRow } from './detail.styles';

const placeText = (place: number) => (place > LAST_PLACE ? text.placeBeyond(LAST_PLACE) : text.place(place));

/** The top of the ranking, and one's own row where it is not among them. */
export function Rank({ activity: { id, joined } }: { activity: ActivityDetail }) {
  const { data, error, isFetching, refetch } = useActivityRankQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <Block>
      <h2>
        {text.rank}
        {joined && data && <small>{data.mine ? placeText(data.mine.place) : text.noPlace}</small>}
      </h2>
      {data ? (
        <Places records={data.records} mine={data.mine ?? null} />
      ) : error ? (
        <FaultState inline fault={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <SkeletonRows count={4} lead="avatar" pill={false} />
      )}
    </Block>
  );
}

function Places({ records, mine }: { records: readonly Row[]; mine: Row | null }) {
  if (records.length === 0) return <EmptyState inline {...text.rankEmpty} />;
  const apart = mine && !records.some(({ uid }) => uid === mine.uid) ? [mine] : [];
  return (
    <ol>
      {[...records, ...apart].map((row) => (
        <RankRow key={row.uid} value={row.place} data-mine={row.uid === mine?.uid || undefined}>
          <b data-top={row.place <= 3 || undefined}>{row.place > LAST_PLACE ? '…' : row.place}</b>
          <Avatar src={row.avatar} name={row.name} size="s" decorative />
          <span>{row.uid === mine?.uid ? text.me(row.name) : row.name}</span>
          <small>{text.points(row.points)}</small>
        </RankRow>
      ))}
    </ol>
  );
}
