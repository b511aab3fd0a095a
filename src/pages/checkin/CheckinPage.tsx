import { lazy, Suspense } from 'react';
import { useQuery } from '@/shell/navigation/useQuery';
import { SignSkeleton } from './SignSkeleton';
import { SignView } from './SignView';

const InviteView = lazy(() =>
  import(/* webpackChunkName: "checkin-invite" */ './InviteView').then((m) => ({ default: m.InviteView })),
);
const RecordView = lazy(() =>
  import(/* webpackChunkName: "checkin-record" */ './RecordView').then((m) => ({ default: m.RecordView })),
);

/** Check-in, and under `?view=` inviting and the record of signed days (C10). */
export function CheckinPage() {
  const view = useQuery().get('view');
  if (view !== 'invite' && view !== 'record') return <SignView />;
  return <Suspense fallback={<SignSkeleton />}>{view === 'invite' ? <InviteView /> : <RecordView />}</Suspense>;
}
