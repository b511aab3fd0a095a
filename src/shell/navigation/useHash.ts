import { useLocation } from 'react-router';

/** The part after `#` of the page's own address, with the sign; empty without one. */
export const useHash = (): string => useLocation().hash;
