import { AvatarSheet } from './AvatarSheet';
import { ConsentDialog } from './ConsentDialog';
import { LeaveEditDialog } from './LeaveEditDialog';
import { LeavingDialog } from './LeavingDialog';

/** The overlays of the personal centre, in one chunk. */
export const overlays = {
  avatar: AvatarSheet,
  consent: ConsentDialog,
  leaveEdit: LeaveEditDialog,
  leaving: LeavingDialog,
} as const;
