import { Link } from 'react-router';
import type { TodayAlert, TodayAlertName } from '@/contract/desk/today';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { momentText, spanText } from '@/desk/kit/time/moment';
import type { RoomId } from '@/desk/roomPlaces';
import { todayText as text } from '@/text/desk/today';
import { linePath, pointsOf } from './linePath';
import { Alert, Dim, Spark } from './today.styles';

/** The room in which something can be done about it. */
const ROOM_OF: Partial<Record<TodayAlertName, RoomId>> = { money: 'money', letters: 'letters', apps: 'recordings' };
const PERCENT: ReadonlySet<TodayAlertName> = new Set(['errors', 'sms']);
const valueText = (name: TodayAlertName, value: number) => (PERCENT.has(name) ? text.percent(value) : String(value));

/** What rings: fire is a square, watch a circle; what is calm in one line. */
export function AlertList({ alerts, at }: { alerts: readonly TodayAlert[]; at: number }) {
  const loud = alerts.filter(({ level }) => level !== 'calm');
  const calm = alerts.filter(({ level }) => level === 'calm');
  const count = (level: TodayAlert['level']) => loud.filter((alert) => alert.level === level).length;
  return (
    <FactsSection title={text.ring} note={text.ringing(count('fire'), count('watch'))}>
      <ul>
        {loud.map((alert) => (
          <One key={alert.name} alert={alert} at={at} />
        ))}
      </ul>
      {calm.length > 0 && <Dim>{text.calm(text.list(calm.map(({ name }) => text.alerts[name])))}</Dim>}
    </FactsSection>
  );
}

function One({ alert: { name, level, value, line, since, trend }, at }: { alert: TodayAlert; at: number }) {
  const room = ROOM_OF[name];
  const to = useRoomPath()(room ?? 'today');
  const said = `${text.alerts[name]} ${valueText(name, value)}`;
  return (
    <Alert data-level={level}>
      <i title={text.level[level]} />
      <span>
        <b>{room !== undefined && to !== undefined ? <Link to={to}>{said}</Link> : said}</b>
        <small>
          {text.line(valueText(name, value), valueText(name, line))}
          {since !== null && ` · ${text.since(momentText(since, at), spanText(at - since))}`}
        </small>
        <small>{text.harms[name]}</small>
      </span>
      {trend.length > 0 && <Trend values={trend} line={line} />}
    </Alert>
  );
}

function Trend({ values, line }: { values: readonly number[]; line: number }) {
  const most = Math.max(...values, line * 1.5, 1);
  const [[, y] = [0, 0]] = pointsOf({ values: [line], most }, 62, 22);
  return (
    <Spark viewBox="0 0 62 24" aria-hidden="true">
      <line x2={62} y1={y} y2={y} />
      <polyline points={linePath({ values, most }, 62, 22)} />
    </Spark>
  );
}
