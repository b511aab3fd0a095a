import type { DayRange, DayView } from '@/contract/desk/figures';
import { Table } from '@/desk/kit/table/table.styles';
import { figuresText as text } from '@/text/desk/figures';
import { Behind, BehindHead } from './figures.styles';
import { changeOf, dayName, figureText, isBetter } from './format';
import { columnsOf } from './views';

interface DayTableProps {
  range: DayRange;
  view: DayView;
  /** The one in the chart. */
  column: string;
  days: number;
  isCompared: boolean;
}

/** The table behind a chart, the newest day first, totals last: the same as the file. */
export function DayTable({ range, view, column, days, isCompared }: DayTableProps) {
  const columns = columnsOf(view);
  const at = columns.indexOf(column);
  const { records, before, today, until, total, past } = range;
  return (
    <Behind tabIndex={0} role="region" aria-label={text.tableTitle}>
      <BehindHead>
        <h2>{text.tableTitle}</h2>
        <small>{text.tableNote}</small>
      </BehindHead>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            {columns.map((name) => (
              <th key={name} scope="col" data-num="" data-own={name === column ? '' : undefined}>
                {text.columns[name] ?? name}
              </th>
            ))}
            {isCompared && (
              <th scope="col" data-num="">
                {text.against(days)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records
            .map(({ day, values }, place) => (
              <tr key={day} data-plain="">
                <th scope="row">
                  {dayName(day, until)} {day === today && <small>{text.today}</small>}
                </th>
                {columns.map((name, cell) => (
                  <td key={name} data-num="" data-chosen={name === column ? '' : undefined}>
                    {figureText(name, values[cell] ?? null)}
                  </td>
                ))}
                {isCompared && (
                  <td data-num="">
                    {day === today ? (
                      <span data-dim="">{text.unfinished}</span>
                    ) : (
                      <Change column={column} now={values[at] ?? null} before={before[place]?.values[at] ?? null} />
                    )}
                  </td>
                )}
              </tr>
            ))
            .toReversed()}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.days(days)}</th>
            {columns.map((name, cell) => (
              <td key={name} data-num="">
                {figureText(name, total[cell] ?? null)}
              </td>
            ))}
            {isCompared && (
              <td data-num="">
                <Change column={column} now={past.now[at] ?? null} before={past.before[at] ?? null} />
              </td>
            )}
          </tr>
        </tfoot>
      </Table>
    </Behind>
  );
}

interface ChangeProps {
  column: string;
  now: number | null;
  before: number | null;
}

/** By how much something has changed; green where that is for the better, red where not. */
export function Change({ column, now, before }: ChangeProps) {
  const change = changeOf(now, before);
  if (change === null) return <span data-dim="">—</span>;
  return <span data-good={change.up === null ? undefined : String(isBetter(column, change.up))}>{change.text}</span>;
}
