import { type PeopleKind, PeopleView } from './PeopleView';
import { SettingsView } from './SettingsView';

export interface ViewProps {
  view: PeopleKind | 'settings';
}

/** The views behind the profile, in a chunk of their own. */
export function Views({ view }: ViewProps) {
  return view === 'settings' ? <SettingsView /> : <PeopleView key={view} kind={view} />;
}
