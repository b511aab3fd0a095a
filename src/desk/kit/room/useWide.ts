import { useMediaQuery } from '@/lib/react/useMediaQuery';

/** Whether the column of context stands beside the rest; below, it is a drawer. */
export const useHasAside = (): boolean => useMediaQuery('(min-width: 1280px)');
/** Whether a list and what is opened of it stand beside each other; below, they are two routes. */
export const useHasBoth = (): boolean => useMediaQuery('(min-width: 1024px)');
