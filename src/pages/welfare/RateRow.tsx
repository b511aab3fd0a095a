import { filmEvents, RATES, selectRate } from '@/features/welfare/filmSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { welfareText as text } from '@/text/welfare';
import { Rates } from './item.styles';

/** How fast it runs, because not every browser's own controls offer it. */
export function RateRow() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectRate);
  return (
    <Rates>
      <span>{text.silent}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in the row */}
      <div role="group" aria-label={text.rates}>
        {RATES.map((rate) => (
          <button
            key={rate}
            type="button"
            aria-pressed={rate === chosen}
            onClick={() => dispatch(filmEvents.rateChosen({ rate }))}
          >
            {text.rate(rate)}
          </button>
        ))}
      </div>
    </Rates>
  );
}
