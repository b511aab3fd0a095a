import { userLeaveRule } from '@/features/account/userLeaveRule';
import { postLeaveRule } from '@/features/publish/postLeaveRule';
import { leavingBy } from '@/shell/navigation/leaveRules';

/** What asks before a page is left, put together from the features by route name. */
export const inTheWay = leavingBy({ postpage: postLeaveRule, user: userLeaveRule });
