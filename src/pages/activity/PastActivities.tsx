import { ChevronDown } from 'lucide-react';
import { activityApi } from '@/api/activityApi';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppSelector } from '@/kernel/hooks';
import { useFeed } from '@/shell/feeds/useFeed';
import { activityText as text } from '@/text/activity';
import { ActivityFeed } from './ActivityFeed';
import { Fold } from './activity-page.styles';

interface PastActivitiesProps {
  active: boolean;
  unfolded: boolean;
  onFold: () => void;
}

/** Activities that are over, folded until somebody wants them; a member reads there what can still be claimed. */
export function PastActivities(props: PastActivitiesProps) {
  const member = useAppSelector(selectIsMember);
  return member ? <Own {...props} /> : <Past {...props} open={0} />;
}

function Own(props: PastActivitiesProps) {
  const { items } = useFeed(activityApi.endpoints.activityList, { scope: 'past' });
  return <Past {...props} open={items.reduce((sum, { progress }) => sum + (progress?.open ?? 0), 0)} />;
}

function Past({ active, unfolded, onFold, open }: PastActivitiesProps & { open: number }) {
  const waiting = open > 0 && text.own.open(open);
  const name = unfolded ? text.fold : text.unfold;
  return (
    <section>
      <Fold
        type="button"
        aria-expanded={unfolded}
        aria-label={waiting ? text.foldWith(name, waiting) : name}
        onClick={onFold}
      >
        {text.past}
        {waiting && <b>{waiting}</b>}
        <ChevronDown aria-hidden="true" />
      </Fold>
      {unfolded && <ActivityFeed scope="past" active={active} empty={text.empty.past} />}
    </section>
  );
}
