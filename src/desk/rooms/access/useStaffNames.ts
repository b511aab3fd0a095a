import { useMay } from '@/desk/session/useSelf';
import { useStaffQuery } from './accessApi';

/** Who of the staff has an id; undefined where who sits here may not see the list. */
export function useStaffNames(): (id: string) => string | undefined {
  const { data } = useStaffQuery({}, { skip: !useMay('staff.see') });
  return (id) => data?.records.find((each) => String(each.id) === id)?.name;
}
