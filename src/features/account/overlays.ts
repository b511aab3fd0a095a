import { AvatarSheet } from './AvatarSheet';
import { LeaveEditDialog } from './LeaveEditDialog';

/** The overlays of the personal centre, in one chunk. */
export const overlays = { avatar: AvatarSheet, leaveEdit: LeaveEditDialog } as const;
