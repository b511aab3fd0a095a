import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Checkin } from '@/contract/checkin';
import { checkinText as text } from '@/text/checkin';
import Gem from '@/ui/art/gem.svg';
import { CardHead, Panel, Path } from './checkin.styles';

/** The milestones of the streak along one line, and how far it has come. */
export function Milestones({ checkin: { milestones, streak } }: { checkin: Checkin }) {
  const end = milestones.slice(-1)[0]?.days;
  if (end === undefined) return null;
  const share = (days: number) => `${Math.min(100, (days / end) * 92)}%`;
  return (
    <Panel aria-label={text.milestones}>
      <CardHead>
        <h2>{text.milestones}</h2>
        <span>{text.milestoneNow(streak)}</span>
      </CardHead>
      <Path style={{ '--done': share(streak) } as CSSProperties}>
        {milestones.map(({ days, coins, reached }) => (
          <li key={days} data-reached={reached || undefined} style={{ '--at': share(days) } as CSSProperties}>
            <em>{reached ? <Check aria-hidden="true" /> : <Gem aria-hidden="true" />}</em>
            <b>{text.milestoneDays(days)}</b>
            <small>{reached ? text.given : text.plus(coins)}</small>
          </li>
        ))}
      </Path>
    </Panel>
  );
}
