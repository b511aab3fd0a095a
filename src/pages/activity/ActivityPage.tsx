import { Activity, Suspense, useState } from 'react';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { lateView } from '@/ui/late/lateView';
import { ActivityBones } from './ActivityBones';
import { ActivityTabs } from './ActivityTabs';

const ActivityDetail = lateView(() =>
  import(/* webpackChunkName: "activity-detail" */ './detail/ActivityDetail').then((m) => m.ActivityDetail),
);

/** All activities and the tasks, or with `?id=` one activity over them, which keep their filter and place (pages 11, C10). */
export function ActivityPage() {
  const query = useQuery();
  const asked = Number(query.get('id') ?? '');
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const open = id !== undefined;
  const [listed, setListed] = useState(query);
  // The address of one activity says nothing of the list it was chosen from.
  if (!open && listed !== query) setListed(query);

  useScrollPerView(open ? String(id) : '');

  return (
    <>
      <Activity mode={open ? 'hidden' : 'visible'}>
        <ActivityTabs query={listed} />
      </Activity>
      {open && (
        <Suspense fallback={<ActivityBones />}>
          <ActivityDetail key={id} id={id} />
        </Suspense>
      )}
    </>
  );
}
