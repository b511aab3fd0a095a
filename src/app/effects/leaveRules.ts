import { userLeaveRule } from '@/features/account/userLeaveRule';
import { postLeaveRule } from '@/features/publish/postLeaveRule';
import type { LeaveRules } from '@/shell/navigation/leaveRules';

/** The before-leave rules of all pages by route name, put together from the features. */
export const leaveRules: LeaveRules = { postpage: postLeaveRule, user: userLeaveRule };
