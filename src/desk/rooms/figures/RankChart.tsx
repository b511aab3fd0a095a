import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { RankRange, RankView } from '@/contract/desk/figures';
import { figuresText as text } from '@/text/desk/figures';
import { figureText } from './format';
import { rowName } from './views';

/** Bars that are drawn; the table has the others. */
const BARS = 10;
const ROW_PX = 26;

interface RankChartProps {
  range: RankRange;
  view: RankView;
  column: string;
  isCompared: boolean;
}

/** The largest of a range as bars, under each a thin one of the range before. */
export function RankChart({ range, view, column, isCompared }: RankChartProps) {
  const bars = range.records.slice(0, BARS).map(({ key, label, values, before }) => ({
    name: rowName(view, key, label),
    now: values[0] ?? 0,
    before: before[0] ?? 0,
  }));
  const word = text.columns[column] ?? column;
  const says = text.chartSays(
    text.views[view],
    word,
    range.from,
    range.until,
    figureText(column, range.total[0] ?? null),
  );
  return (
    <div role="img" aria-label={says}>
      <ResponsiveContainer width="100%" height={bars.length * ROW_PX + 8}>
        <BarChart
          data={bars}
          layout="vertical"
          accessibilityLayer={false}
          barGap={1}
          margin={{ top: 0, right: 84, bottom: 0, left: 0 }}
        >
          <XAxis type="number" hide domain={[0, 'dataMax']} />
          <YAxis
            type="category"
            dataKey="name"
            width={132}
            interval={0}
            tick={{ fill: 'var(--text-2)', fontSize: 12 }}
            tickLine={false}
            axisLine={false}
          />
          <Bar dataKey="now" fill="var(--primary-fill)" barSize={11} radius={[0, 3, 3, 0]} isAnimationActive={false}>
            <LabelList
              dataKey="now"
              position="right"
              fill="var(--text-2)"
              fontSize={12}
              formatter={(value) => figureText(column, Number(value))}
            />
          </Bar>
          {isCompared && <Bar dataKey="before" fill="var(--field-line)" barSize={3} isAnimationActive={false} />}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
