import { Trophy } from 'lucide-react';
import type { ActivityWinner } from '@/contract/activity';
import { useNow } from '@/kernel/hooks';
import { activityText as text } from '@/text/activity';
import { timeAgo } from '@/text/units';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Line, News } from './draw.styles';

const EACH_MS = 3_000;

/** Who won lately, one after the other. */
export function Winners({ winners }: { winners: readonly ActivityWinner[] }) {
  const now = useNow(EACH_MS);
  const winner = winners[Math.floor(now / EACH_MS) % Math.max(1, winners.length)];
  if (!winner) return null;
  return (
    <News>
      <Trophy aria-hidden="true" />
      <Spoken>{text.winners}</Spoken>
      <Line key={winner.id}>
        {text.winner(winner.name, winner.coins)}
        {winner.createTime != null && <small>{timeAgo(winner.createTime, now)}</small>}
      </Line>
    </News>
  );
}
