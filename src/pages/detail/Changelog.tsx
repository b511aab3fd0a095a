import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { GameDetail } from '@/contract/game';
import { dayText } from '@/lib/time/calendarDay';
import { useServerNow } from '@/shell/clock/useServerNow';
import { gamesText } from '@/text/games';
import { reviewsText } from '@/text/reviews';
import { timeAgo } from '@/text/units';
import { Unfold } from '@/ui/fold/unfold.styles';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Entry, Inset, News } from './intro.styles';

const text = gamesText.detail;

/** What the newest version brought, and below it what those before did, once asked for. */
export function Changelog({ entries }: { entries: GameDetail['changelog'] }) {
  const now = useServerNow();
  const [open, setOpen] = useState(false);
  const [newest, ...older] = entries;
  if (!newest) return null;
  const when = newest.time == null ? '' : ` · ${timeAgo(newest.time, now)}`;
  return (
    <section>
      <SectionHeader title={reviewsText.updates} note={`${newest.version}${when}`} />
      <Inset>
        <News as="ul">
          {newest.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </News>
        {open && (
          <ol>
            {older.map(({ version, time, lines }) => (
              <Entry key={version}>
                <h3>
                  {text.version_(version)}
                  {time != null && <time>{dayText(time)}</time>}
                </h3>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Entry>
            ))}
          </ol>
        )}
        {older.length > 0 && (
          <Unfold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {reviewsText.log}
            {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </Unfold>
        )}
      </Inset>
    </section>
  );
}
