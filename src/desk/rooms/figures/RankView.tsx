import type { RankView as Name, RankRange } from '@/contract/desk/figures';
import { Empty } from '@/desk/kit/states/Empty';
import { Table } from '@/desk/kit/table/table.styles';
import { figuresText as text } from '@/text/desk/figures';
import { Change } from './DayTable';
import { Behind, BehindHead, Chart, Legend, Means, Top } from './figures.styles';
import { changeOf, figureText, isBetter } from './format';
import { RankChart } from './RankChart';
import { columnsOf, rowName } from './views';

interface RankViewProps {
  range: RankRange;
  view: Name;
  days: number;
  isCompared: boolean;
  isTable: boolean;
}

/** What is counted by something else than days: bars of the largest, and the table behind them. */
export function RankView({ range, view, days, isCompared, isTable }: RankViewProps) {
  const columns = columnsOf(view);
  const [first = ''] = columns;
  const { records, total, before, count } = range;
  if (records.length === 0) return <Empty title={text.nothing}>{text.nothingMore}</Empty>;
  const change = changeOf(total[0] ?? null, before[0] ?? null);
  return (
    <>
      <Top>
        <h2>{total[0] === null ? text.views[view] : figureText(first, total[0] ?? null)}</h2>
        {isCompared && change && (
          <b data-good={change.up === null ? undefined : String(isBetter(first, change.up))}>{change.text}</b>
        )}
        {isCompared && typeof before[0] === 'number' && (
          <span>{text.before(days, figureText(first, before[0] ?? null))}</span>
        )}
      </Top>
      {!isTable && (
        <Chart>
          <RankChart {...{ range, view, column: first, isCompared }} />
          <Legend aria-hidden="true">
            <span data-line="bar">{text.nowLine}</span>
            {isCompared && <span data-line="barBefore">{text.beforeLine(days)}</span>}
          </Legend>
        </Chart>
      )}
      <Means>{text.means[view]}</Means>
      <Behind tabIndex={0} role="region" aria-label={text.tableTitle}>
        <BehindHead>
          <h2>{text.tableTitle}</h2>
          <small>{text.rankNote(records.length, count)}</small>
        </BehindHead>
        <Table>
          <thead>
            <tr>
              <th scope="col">{text.name}</th>
              {columns.map((name) => (
                <th key={name} scope="col" data-num="">
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
            {records.map(({ key, label, values, before: then }) => (
              <tr key={key} data-plain="">
                <th scope="row">{rowName(view, key, label)}</th>
                {columns.map((name, cell) => (
                  <td key={name} data-num="" data-chosen={cell === 0 ? '' : undefined}>
                    {figureText(name, values[cell] ?? null)}
                  </td>
                ))}
                {isCompared && (
                  <td data-num="">
                    <Change column={first} now={values[0] ?? null} before={then[0] ?? null} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.total}</th>
              {columns.map((name, cell) => (
                <td key={name} data-num="">
                  {figureText(name, total[cell] ?? null)}
                </td>
              ))}
              {isCompared && (
                <td data-num="">
                  <Change column={first} now={total[0] ?? null} before={before[0] ?? null} />
                </td>
              )}
            </tr>
          </tfoot>
        </Table>
      </Behind>
    </>
  );
}
