import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { activityText as text } from '@/text/activity';
import { LinkButton } from '@/ui/button/Button';
import { ChipRow } from '@/ui/chip/ChipRow';
import { EmptyState } from '@/ui/page-state/PageState';
import { ActivityFeed } from './ActivityFeed';
import { Filter, List } from './activity-page.styles';
import { statusAt } from './activityTime';
import { PastActivities } from './PastActivities';

const SHOWS = ['all', 'running', 'mine'] as const;
type Show = (typeof SHOWS)[number];
const chips = SHOWS.map((id) => ({ id, label: text.show[id] }));

/** The activity centre: running and coming ones, past ones folded; `?show=` filters, `?past=1` unfolds. */
export function ActivityList({ query, active }: { query: URLSearchParams; active: boolean }) {
  const go = useGo();
  const member = useAppSelector(selectIsMember);
  const now = useServerNow();
  const show: Show = SHOWS.find((id) => id === query.get('show')) ?? 'all';
  const unfolded = query.get('past') === '1';
  const address = (to: Show, past = false) =>
    href.activity({ ...(to !== 'all' && { show: to }), ...(past && { past: '1' }) });

  return (
    <>
      <Filter>
        <ChipRow
          label={text.filter}
          chips={chips}
          active={show}
          onChoose={(id) => go(address(id as Show), 'replace')}
        />
      </Filter>
      <List>
        {show === 'mine' && !member ? (
          <EmptyState
            {...text.empty.guest}
            action={
              <LinkButton tone="tint" as={Link} to={href.login()}>
                {text.login}
              </LinkButton>
            }
          />
        ) : (
          <ActivityFeed
            key={show}
            active={active}
            scope={show === 'mine' ? 'mine' : 'current'}
            wanted={show === 'running' ? (activity) => statusAt(activity, now) === 'running' : undefined}
            empty={text.empty[show]}
            action={
              show === 'all' ? undefined : (
                <LinkButton tone="tint" as={Link} to={address('all')}>
                  {text.showAll}
                </LinkButton>
              )
            }
          />
        )}
        {show === 'all' && (
          <PastActivities active={active} unfolded={unfolded} onFold={() => go(address('all', !unfolded), 'replace')} />
        )}
      </List>
    </>
  );
}
