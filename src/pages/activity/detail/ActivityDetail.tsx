import { useActivityQuery } from '@/api/activityApi';
import { businessCode } from '@/api/fault';
import { code } from '@/contract/codes';
import { ActivityBones } from '@/pages/activity/ActivityBones';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { activityText as text } from '@/text/activity';
import NotFound from '@/ui/art/not-found.svg';
import { LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { Screen } from './detail.styles';
import { Head } from './Head';
import { Ladder } from './Ladder';
import { Rank } from './Rank';
import { Records } from './Records';
import { Rules } from './Rules';
import { Tasks } from './Tasks';

/** One activity: what it is, taking part, tasks, what they bring, and its rules (pages 11). */
export function ActivityDetail({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useActivityQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!data) {
    if (!error) return <ActivityBones />;
    if (businessCode(error) !== code.notFound) {
      return <FaultState fault={error} onRetry={refetch} busy={isFetching} />;
    }
    return (
      <EmptyState
        art={NotFound}
        title={text.goneTitle}
        note={text.goneNote}
        action={
          <LinkButton tone="tint" as={Link} to={href.activity()}>
            {text.goneAction}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Screen>
      <Head activity={data} onTurned={refetch} />
      <Tasks activity={data} busy={isFetching} onRefresh={refetch} />
      <Ladder activity={data} />
      {data.kind === 'rank' && <Rank activity={data} />}
      {data.joined && <Records id={id} />}
      <Rules html={data.rules} />
    </Screen>
  );
}
