import type { GameDetail } from '@/contract/game';
import { dayText } from '@/lib/time/calendarDay';
import { gamesText } from '@/text/games';
import { EmptyState } from '@/ui/page-state/PageState';
import { Entry, Panel } from './detail.styles';

const text = gamesText.detail;

/** What each version brought, newest first. */
export function Changelog({ entries }: { entries: GameDetail['changelog'] }) {
  if (entries.length === 0) return <EmptyState inline title={text.noLog} />;
  return (
    <Panel as="ol">
      {entries.map(({ version, time, lines }) => (
        <Entry key={version}>
          <h2>
            {text.version_(version)}
            {time != null && <time>{dayText(time)}</time>}
          </h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Entry>
      ))}
    </Panel>
  );
}
