import { type ActivityKind, type ActivityProgress, LAST_PLACE } from '@/contract/activity';
import { ShareBar } from '@/features/books/ReadBar';
import { activityText } from '@/text/activity';
import { Own } from './activity-card.styles';

const text = activityText.own;

/** Where somebody stands, in words. */
function standing(kind: ActivityKind, { points, next, tickets, place }: ActivityProgress): string {
  switch (kind) {
    case 'tasks':
      return next ? text.next(next.points - points, next.coins) : text.top;
    case 'draw':
      return tickets > 0 ? text.tickets(tickets) : text.noTickets;
    case 'rank':
      if (!place) return text.noPlace;
      return place > LAST_PLACE ? text.placeBeyond(LAST_PLACE, points) : text.place(place, points);
  }
}

/** How far a member is in an activity they joined, in the place of what it promises. */
export function ActivityProgressLine({ kind, progress }: { kind: ActivityKind; progress: ActivityProgress }) {
  const { points, next, open } = progress;
  return (
    <Own>
      <span>
        {standing(kind, progress)}
        {open > 0 && <b>{text.open(open)}</b>}
      </span>
      {next && (
        <span>
          <ShareBar share={points / next.points} />
          <small>{activityText.progress(points, next.points)}</small>
        </span>
      )}
    </Own>
  );
}
