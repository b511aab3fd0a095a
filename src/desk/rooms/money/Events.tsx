import { Fragment } from 'react';
import { TimelineRow } from '@/desk/kit/facts/TimelineRow';
import { DayLine } from '@/desk/kit/facts/timeline.styles';
import { dayText } from '@/desk/kit/time/timeText';
import { clock } from '@/desk/world/clock';
import { moneyDeskText as text } from '@/text/desk/money';
import type { OrderEvent } from './orderWords';

/** What happened, the first thing first, under the line of its day. */
export function Events({ events }: { events: readonly OrderEvent[] }) {
  const now = clock.now();
  return (
    <ul>
      {events.map((event, n) => {
        const day = dayText(event.at, now);
        const before = events[n - 1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be of the same moment and kind
          <Fragment key={n}>
            {(before === undefined || dayText(before.at, now) !== day) && <DayLine>{day}</DayLine>}
            <TimelineRow
              at={event.at}
              kind={text.events[event.kind]}
              amount={event.amount}
              {...(event.tone && { tone: event.tone })}
            >
              {event.words}
            </TimelineRow>
          </Fragment>
        );
      })}
    </ul>
  );
}
