import type { RootState } from '@/kernel/rootState';
import { SIGN_IN_ROUTES } from './guard';
import { selectMayLeave, selectPlace } from './navigationSlice';
import type { Place } from './place';

/** A page that asks before it is left: which overlay asks, and while what holds. */
export interface LeaveRule {
  /** Kind of the overlay; its data says the way: `to` and `how`, or `back`. */
  kind: string;
  isDirty(state: RootState): boolean;
}

/** Before-leave rules by route name, as before-close rules are by overlay kind; most pages have none. */
export type LeaveRules = Readonly<Record<string, LeaveRule>>;

/** Finds the rule that stands in the way to another page, if one does. */
export type InTheWay = (state: RootState, target: Pick<Place, 'page' | 'route'>) => LeaveRule | undefined;

/** Looks at the rule of the page that is left. Signing in is no leaving: it leads back. */
export const leavingBy =
  (rules: LeaveRules): InTheWay =>
  (state, target) => {
    const here = selectPlace(state);
    const rule = rules[here.route];
    if (!rule || target.page === here.page || SIGN_IN_ROUTES.includes(target.route)) return undefined;
    return !selectMayLeave(state) && rule.isDirty(state) ? rule : undefined;
  };
