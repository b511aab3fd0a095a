import type { ReactNode } from 'react';
import type { Tone } from '@/desk/kit/chip/Chip';
import { hourText, wholeText } from '@/desk/kit/time/timeText';
import { Row } from './timeline.styles';

interface TimelineRowProps {
  /** Epoch ms. */
  at: number;
  /** What kind of thing it was, in a word. */
  kind: string;
  tone?: Tone;
  /** Belongs to the open case: a blue edge joins its rows. */
  ofCase?: boolean;
  /** At the right. */
  amount?: ReactNode;
  children: ReactNode;
}

/** One thing that happened: its hour, kind, one sentence, amount. Stands in a `ul`, under the line of its day. */
export function TimelineRow({ at, kind, tone, ofCase, amount, children, ...row }: TimelineRowProps) {
  return (
    <Row data-case={ofCase ? '' : undefined} {...row}>
      <time dateTime={new Date(at).toISOString()} title={wholeText(at)}>
        {hourText(at)}
      </time>
      <span data-kind={tone ?? ''}>{kind}</span>
      <span>{children}</span>
      <span data-amount="">{amount}</span>
    </Row>
  );
}
