import { useQuery } from '@/shell/navigation/useQuery';
import { Centre } from './Centre';
import { PeopleView } from './PeopleView';
import { SettingsView } from './SettingsView';
import { useScrollPerView } from './useScrollPerView';

/** The member; with `?view=` whom they follow, who follows them, whom they block, or the settings (pages 19, C10). */
export function ProfilePage() {
  const view = useQuery().get('view') ?? '';
  useScrollPerView(view);
  switch (view) {
    case 'follows':
    case 'fans':
    case 'blocked':
      return <PeopleView key={view} kind={view} />;
    case 'settings':
      return <SettingsView />;
    default:
      return <Centre />;
  }
}
