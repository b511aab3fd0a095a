import { useAppDispatch } from '@/kernel/hooks';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';

/** The bar of a view that lives in the profile's address (C10). */
export function ViewHead({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  return <SimpleHeader title={title} onBack={() => dispatch(navigationEvents.backAsked())} />;
}
