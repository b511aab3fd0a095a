import { allCalls } from '@/contract/calls/all';
import { demoCalls } from '@/contract/calls/demo';

/** Every call that the platform serves by itself, by name; the demo serves its own. */
export const servedCalls = Object.entries(allCalls).filter(([name]) => !(name in demoCalls));
