import type { TodayFigure, TodayFigureName } from '@/contract/desk/today';
import { todayText as text } from '@/text/desk/today';
import { changeOf, figureText, signed } from './figureText';
import { linePath } from './linePath';
import { Figure, Row, Spark } from './today.styles';

interface FiguresProps {
  figures: readonly TodayFigure[];
  /** Which one is drawn large below. */
  chosen: TodayFigureName;
  onChoose: (name: TodayFigureName) => void;
}

/** Six figures of the day beside the same minute a week ago. */
export function Figures({ figures, chosen, onChoose }: FiguresProps) {
  return (
    <Row role="group" aria-label={text.figuresLabel}>
      {figures.map((figure) => (
        <Figure
          key={figure.name}
          type="button"
          aria-pressed={figure.name === chosen}
          onClick={() => onChoose(figure.name)}
        >
          <span>{text.figures[figure.name]}</span>
          <b>{figureText(figure.name, figure.today)}</b>
          <Beside figure={figure} />
          <Line figure={figure} />
        </Figure>
      ))}
    </Row>
  );
}

function Beside({ figure }: { figure: TodayFigure }) {
  if (figure.lastWeek === null) return <small>{text.noLastWeek}</small>;
  const change = changeOf(figure);
  return (
    <small>
      {change !== null && <em data-tone={change < 0 ? 'bad' : 'good'}>{signed(change)}</em>}
      {change !== null && ' · '}
      {figureText(figure.name, figure.lastWeek)}
    </small>
  );
}

function Line({ figure: { hours, lastHours } }: { figure: TodayFigure }) {
  const most = Math.max(...hours, ...lastHours, 1);
  return (
    <Spark viewBox="0 0 118 22" aria-hidden="true">
      {lastHours.length > 0 && (
        <polyline data-before="" points={linePath({ values: lastHours, places: 24, most }, 118, 20)} />
      )}
      {/* The hour that runs would look like a fall. */}
      <polyline
        points={linePath({ values: hours.length > 1 ? hours.slice(0, -1) : hours, places: 24, most }, 118, 20)}
      />
    </Spark>
  );
}
