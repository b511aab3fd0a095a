import { Suspense } from 'react';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { lateView } from '@/ui/late/lateView';
import { SignSkeleton } from './SignSkeleton';
import { SignView } from './SignView';

const InviteView = lateView(() =>
  import(/* webpackChunkName: "checkin-views" */ './InviteView').then((m) => m.InviteView),
);
const RecordView = lateView(() =>
  import(/* webpackChunkName: "checkin-views" */ './RecordView').then((m) => m.RecordView),
);

/** Check-in, and under `?view=` inviting and the record of signed days (C10). */
export function CheckinPage() {
  const view = useQuery().get('view') ?? '';
  const known = view === 'invite' || view === 'record';
  useScrollPerView(known ? view : '');
  if (!known) return <SignView />;
  return <Suspense fallback={<SignSkeleton />}>{view === 'invite' ? <InviteView /> : <RecordView />}</Suspense>;
}
