import { useAppDispatch } from '@/kernel/hooks';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import type { EditorialView } from './editorialAddress';
import { PickListPage } from './PickListPage';
import { PickLists } from './PickLists';
import { Stories } from './Stories';
import { StoryPage } from './StoryPage';

/** Stories and lists made by people, one or all (`square?story=`, `square?picks=`, C10). */
export function EditorialPage({ view: { of, id } }: { view: EditorialView }) {
  const dispatch = useAppDispatch();
  const onBack = () => dispatch(navigationEvents.backAsked());
  if (of === 'story') return id === undefined ? <Stories onBack={onBack} /> : <StoryPage id={id} onBack={onBack} />;
  return id === undefined ? <PickLists onBack={onBack} /> : <PickListPage id={id} onBack={onBack} />;
}
