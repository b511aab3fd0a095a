import { useEffect, useState } from 'react';
import type { DeskLetter } from '@/contract/desk/letters';
import { useDeskDispatch } from '@/desk/hooks';
import { lettersApi } from './lettersApi';

/** The cases of several letters by their ids, as they come in; null: one that cannot be read. */
export function useLetterCases(ids: readonly number[]): ReadonlyMap<number, DeskLetter | null> {
  const dispatch = useDeskDispatch();
  const [cases, setCases] = useState<ReadonlyMap<number, DeskLetter | null>>(new Map());
  const asked = ids.join();
  useEffect(() => {
    const reads = asked.split(',').map((id) => dispatch(lettersApi.endpoints.letter.initiate({ id: Number(id) })));
    for (const read of reads) {
      void read.then(({ originalArgs, data }) => {
        if (originalArgs) setCases((before) => new Map(before).set(originalArgs.id, data ?? null));
      });
    }
    return () => {
      for (const read of reads) read.unsubscribe();
    };
  }, [dispatch, asked]);
  return cases;
}
