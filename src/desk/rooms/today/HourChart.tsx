import type { TodayFigure } from '@/contract/desk/today';
import { todayText as text } from '@/text/desk/today';
import { figureText } from './figureText';
import { linePath, pointsOf } from './linePath';
import { Chart, Hidden } from './today.styles';

const [WIDTH, HEIGHT] = [860, 170];
const [LEFT, BOTTOM] = [56, 22];

/** A round number at or above a value, so that the lines of the chart are at numbers that are read; 4 at least: things are whole. */
function roundUp(value: number): number {
  const least = Math.max(value, 4);
  const tens = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 4, 8].map((times) => times * tens).find((one) => one >= least) ?? 10 * tens;
}

/** One figure by the hour, with that of a week ago in grey; the same as a table for who does not see it. */
export function HourChart({ figure: { name, hours, lastHours } }: { figure: TodayFigure }) {
  const most = roundUp(Math.max(...hours, ...lastHours, 1));
  const over = hours.slice(0, -1);
  const points = pointsOf({ values: hours, places: 24, most }, WIDTH, HEIGHT);
  const [x, y] = points.at(-1) ?? [0, 0];
  const title = text.figures[name];
  return (
    <Chart aria-label={text.chart(title)}>
      <h2>
        {text.chart(title)} <small>{text.chartNote}</small>
      </h2>
      <svg viewBox={`0 0 ${LEFT + WIDTH + 12} ${HEIGHT + BOTTOM + 10}`} aria-hidden="true">
        <g transform={`translate(${LEFT} 6)`}>
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <g key={part} transform={`translate(0 ${HEIGHT - part * HEIGHT})`}>
              <line x2={WIDTH} />
              <text x={-8} y={4} data-end="">
                {figureText(name, part * most)}
              </text>
            </g>
          ))}
          {[0, 4, 8, 12, 16, 20].map((hour) => (
            <text key={hour} x={(hour / 23) * WIDTH} y={HEIGHT + 18}>
              {hour}:00
            </text>
          ))}
          {lastHours.length > 0 && (
            <polyline data-before="" points={linePath({ values: lastHours, places: 24, most }, WIDTH, HEIGHT)} />
          )}
          <polyline points={linePath({ values: over, places: 24, most }, WIDTH, HEIGHT)} />
          <circle cx={x} cy={y} r={3.5} />
        </g>
      </svg>
      <Hidden>
        <caption>{text.chartTable(title)}</caption>
        <tbody>
          <tr>
            <th scope="col">{text.hour}</th>
            <th scope="col">{text.thisWeek}</th>
            <th scope="col">{text.lastWeek}</th>
          </tr>
          {hours.map((value, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
            <tr key={hour}>
              <th scope="row">{hour}</th>
              <td>{figureText(name, value)}</td>
              <td>{lastHours.length > 0 ? figureText(name, lastHours[hour] ?? 0) : text.notCounted}</td>
            </tr>
          ))}
        </tbody>
      </Hidden>
    </Chart>
  );
}
