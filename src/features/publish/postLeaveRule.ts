import { selectForm } from '@/shell/forms/formsSlice';
import type { LeaveRule } from '@/shell/navigation/leaveRules';

/** Whether a value of a draft says anything. */
const says = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== '' && value !== undefined);

/** A post that is begun is asked about: keep the draft, throw it away, or go on. */
export const postLeaveRule: LeaveRule = {
  kind: 'leavePost',
  isDirty: (state) => Object.values(selectForm(state, 'post:new').draft).some(says),
};
