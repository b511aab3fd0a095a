import { selectForm } from '@/shell/forms/formsSlice';
import type { LeaveRule } from '@/shell/navigation/leaveRules';

/** A post that is begun is asked about: keep the draft, throw it away, or go on. A game alone is no beginning. */
export const postLeaveRule: LeaveRule = {
  kind: 'leavePost',
  isDirty: (state) =>
    Object.entries(selectForm(state, 'post:new').draft).some(([field, value]) => field !== 'game' && String(value)),
};
