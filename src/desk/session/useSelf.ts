import type { Permission } from '@/contract/desk/permissions';
import type { Self } from '@/contract/desk/staff';
import { useDeskSelector } from '@/desk/hooks';

/** Who sits here; null before signing in. */
const useSelfOrNull = (): Self | null => useDeskSelector(({ session }) => ('self' in session ? session.self : null));

/** Who sits here; for rooms, which nobody else sees. */
export function useSelf(): Self {
  const self = useSelfOrNull();
  if (self === null) throw new Error('A room is open and nobody sits here');
  return self;
}

/** Whether who sits here may do something. */
export const useMay = (permission: Permission): boolean => useSelfOrNull()?.may.includes(permission) ?? false;
