import { ChevronDown } from 'lucide-react';
import { activityText as text } from '@/text/activity';
import { ActivityFeed } from './ActivityFeed';
import { Fold } from './activity-page.styles';

/** Activities that are over, folded until somebody wants them. */
export function PastActivities({
  active,
  unfolded,
  onFold,
}: {
  active: boolean;
  unfolded: boolean;
  onFold: () => void;
}) {
  return (
    <section>
      <Fold type="button" aria-expanded={unfolded} aria-label={unfolded ? text.fold : text.unfold} onClick={onFold}>
        {text.past}
        <ChevronDown aria-hidden="true" />
      </Fold>
      {unfolded && <ActivityFeed scope="past" active={active} empty={text.empty.past} />}
    </section>
  );
}
