import type { Role } from '@/contract/desk/permissions';

/** Somebody of the staff who is signed in. */
export interface Staff {
  id: number;
  name: string;
  role: Role;
  sessionId: number;
}
