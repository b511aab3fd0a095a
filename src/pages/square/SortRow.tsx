import { SORTS, type Sort } from '@/features/square/view/squareAddress';
import { squareText } from '@/text/square';
import { Sorts } from './square.styles';

/** 最新, 最热, 最新回复. */
export function SortRow({ sort, onChoose }: { sort: Sort; onChoose: (sort: Sort) => void }) {
  return (
    <Sorts role="group" aria-label={squareText.sorts}>
      {SORTS.map((one) => (
        <button key={one} type="button" aria-pressed={one === sort} onClick={() => onChoose(one)}>
          {squareText.sort[one]}
        </button>
      ))}
    </Sorts>
  );
}
