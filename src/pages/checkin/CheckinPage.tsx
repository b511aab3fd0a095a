import { useQuery } from '@/shell/navigation/useQuery';
import { InviteView } from './InviteView';
import { RecordView } from './RecordView';
import { SignView } from './SignView';

/** Check-in, and under `?view=` inviting and the record of signed days (C10). */
export function CheckinPage() {
  const query = useQuery();
  const view = query.get('view');
  if (view === 'invite') return <InviteView />;
  if (view === 'record') return <RecordView />;
  return <SignView />;
}
