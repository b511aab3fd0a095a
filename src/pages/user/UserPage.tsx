import { useQuery } from '@/shell/navigation/useQuery';
import { DeleteAccount } from './DeleteAccount';
import { Devices } from './Devices';
import { Overview } from './Overview';

/** The personal centre: details, security, devices (`?view=devices`) and leaving for good (`?view=delete`) (pages 20, C10). */
export function UserPage() {
  const query = useQuery();
  switch (query.get('view')) {
    case 'devices':
      return <Devices />;
    case 'delete':
      return <DeleteAccount />;
    default:
      return <Overview />;
  }
}
