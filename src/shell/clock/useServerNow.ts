import { useAppSelector, useNow } from '@/kernel/hooks';
import { selectServerOffset } from './clockSlice';

/** The server's time as far as this device knows it, renewed every half minute. */
export function useServerNow(): number {
  return useNow() + useAppSelector(selectServerOffset);
}
