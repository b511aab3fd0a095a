import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayRange, DayView } from '@/contract/desk/figures';
import { figuresText as text } from '@/text/desk/figures';
import { Tip } from './figures.styles';
import { axisText, dayName, figureText, type Value } from './format';

interface Point {
  day: string;
  now: Value;
  before: Value;
  /** The last day that is over, and the one that runs: between them the line is dashed. */
  running: Value;
}

function pointsOf({ records, before, today }: DayRange, at: number): Point[] {
  const runs = records.findIndex(({ day }) => day === today);
  return records.map(({ day, values }, place) => {
    const value = values[at] ?? null;
    return {
      day,
      now: place === runs ? null : value,
      before: before[place]?.values[at] ?? null,
      running: runs >= 0 && place >= runs - 1 ? value : null,
    };
  });
}

interface DayChartProps {
  range: DayRange;
  view: DayView;
  column: string;
  /** The column's place. */
  at: number;
  isCompared: boolean;
}

/** A column over the days of a range, the range before in grey, the axis from zero. All of it stands in the table as well. */
export function DayChart({ range, view, column, at, isCompared }: DayChartProps) {
  const points = pointsOf(range, at);
  const word = text.columns[column] ?? column;
  const says = text.chartSays(
    text.views[view],
    word,
    range.from,
    range.until,
    figureText(column, range.total[at] ?? null),
  );
  const stroke = { type: 'linear', dot: false, isAnimationActive: false } as const;
  return (
    <div role="img" aria-label={says}>
      <ResponsiveContainer width="100%" height={240}>
        <ComposedChart data={points} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => dayName(day, range.until)}
            tick={{ fill: 'var(--text-3)', fontSize: 12 }}
            tickLine={false}
            axisLine={{ stroke: 'var(--field-line)' }}
            minTickGap={48}
          />
          <YAxis
            width={56}
            domain={[0, 'auto']}
            allowDecimals={false}
            tickFormatter={(value: number) => axisText(column, value)}
            tick={{ fill: 'var(--text-3)', fontSize: 12 }}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: 'var(--field-line)' }}
            content={({ payload }) => (
              <Hint point={payload?.[0]?.payload as Point | undefined} {...{ column, isCompared, range }} />
            )}
          />
          <Area
            {...stroke}
            dataKey="now"
            stroke="none"
            fill="var(--primary-tint)"
            fillOpacity={0.5}
            activeDot={false}
          />
          {isCompared && (
            <Line {...stroke} dataKey="before" stroke="var(--field-line)" strokeWidth={1} activeDot={false} />
          )}
          <Line {...stroke} dataKey="now" stroke="var(--primary)" strokeWidth={2} />
          <Line {...stroke} dataKey="running" stroke="var(--primary)" strokeWidth={2} strokeDasharray="3 4" />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

interface HintProps {
  point: Point | undefined;
  column: string;
  isCompared: boolean;
  range: DayRange;
}

function Hint({ point, column, isCompared, range }: HintProps) {
  if (point === undefined) return null;
  const isToday = point.day === range.today;
  return (
    <Tip>
      <b>
        {dayName(point.day, range.until)} {isToday && text.today}
      </b>
      <span>{figureText(column, isToday ? point.running : point.now)}</span>
      {isCompared && <small>{text.before(range.records.length, figureText(column, point.before))}</small>}
    </Tip>
  );
}
