import { useAppSelector } from '@/kernel/hooks';
import { type RestingPlace, selectPages } from './pageCacheSlice';

/** The row that the page on screen goes back to after it was loaded again, until it rests anew; a windowed list has to be told. */
export function useKeptRow(): RestingPlace | undefined {
  return useAppSelector((state) => {
    const resting = selectPages(state).slice(-1)[0]?.resting;
    return resting?.isKept && resting.item !== '' ? resting : undefined;
  });
}
