import type { DayRange, DayView as Name } from '@/contract/desk/figures';
import { Segments } from '@/desk/kit/segments/Segments';
import { Empty } from '@/desk/kit/states/Empty';
import { figuresText as text } from '@/text/desk/figures';
import { DayChart } from './DayChart';
import { DayTable } from './DayTable';
import { Chart, Legend, Means, Top } from './figures.styles';
import { changeOf, figureText, isBetter } from './format';
import type { useFiguresAddress } from './useFiguresAddress';
import { columnsOf } from './views';

interface DayViewProps
  extends Pick<ReturnType<typeof useFiguresAddress>, 'days' | 'column' | 'isCompared' | 'isTable' | 'set'> {
  range: DayRange;
  view: Name;
}

/** A view by day: its figure, the line, the table behind it. */
export function DayView({ range, view, days, column, isCompared, isTable, set }: DayViewProps) {
  const columns = columnsOf(view);
  const at = columns.indexOf(column);
  const isNothing = range.records.every(({ values }) => values.every((value) => value === null));
  if (isNothing) return <Empty title={text.nothing}>{text.nothingMore}</Empty>;
  const total = range.total[at] ?? null;
  const before = range.past.before[at] ?? null;
  const change = changeOf(range.past.now[at] ?? null, before);
  const isRunning = range.until === range.today;
  return (
    <>
      <Top>
        <h2>{figureText(column, total)}</h2>
        {isCompared && change && (
          <b data-good={change.up === null ? undefined : String(isBetter(column, change.up))} title={text.changeOver}>
            {change.text}
          </b>
        )}
        {isCompared && before !== null && <span>{text.before(days, figureText(column, before))}</span>}
        <span data-end="">
          <Segments
            label={text.measure}
            value={column}
            options={columns.map((value) => ({ value, label: text.columns[value] ?? value }))}
            onChange={(value) => set({ column: value })}
          />
        </span>
      </Top>
      {!isTable && (
        <Chart>
          <DayChart {...{ range, view, column, at, isCompared }} />
          <Legend aria-hidden="true">
            <span data-line="now">{text.nowLine}</span>
            {isCompared && <span data-line="before">{text.beforeLine(days)}</span>}
            {isRunning && <span data-line="running">{text.running}</span>}
          </Legend>
        </Chart>
      )}
      <Means>{text.means[view]}</Means>
      <DayTable {...{ range, view, column, days, isCompared }} />
    </>
  );
}
