import { statusApi } from '@/api/statusApi';
import { selectAccount } from '@/features/session/accountSlice';
import type { RootState } from '@/kernel/rootState';
import { selectForm } from '@/shell/forms/formsSlice';
import type { LeaveRule } from '@/shell/navigation/leaveRules';

/** The question on the way out. */
const LEAVE_EDIT = 'leaveEdit';

/** The fields that are typed and then saved, with what the server has of them. */
function saved(state: RootState): Readonly<Record<'name' | 'age' | 'intro', string>> {
  const { uid, name, age } = selectAccount(state);
  const intro = statusApi.endpoints.me.select({ uid })(state).data?.intro ?? '';
  return { name, age: age > 0 ? String(age) : '', intro };
}

/** Something was typed on the user page and not saved: it is asked about before it is lost (pages 20). */
export const userLeaveRule: LeaveRule = {
  kind: LEAVE_EDIT,
  isDirty: (state) =>
    Object.entries(saved(state)).some(([field, value]) => {
      const typed = selectForm(state, `user:${field}`).draft[field];
      return typeof typed === 'string' && typed.trim() !== value.trim();
    }),
};
