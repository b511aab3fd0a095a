import type { FocusEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { TodayAlert, TodayAlertName } from '@/contract/desk/today';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { type RowProps, useRowList } from '@/desk/kit/list/useRowList';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { momentText, spanText } from '@/desk/kit/time/timeText';
import type { RoomId } from '@/desk/roomPlaces';
import { useMay } from '@/desk/session/useSelf';
import { todayText as text } from '@/text/desk/today';
import { linePath, pointsOf } from './linePath';
import { Alert, Claim, Dim, Spark } from './today.styles';
import { useAlertClaim } from './useAlertClaim';

/** The room in which something can be done about it. */
const ROOM_OF: Partial<Record<TodayAlertName, RoomId>> = { money: 'money', letters: 'letters', apps: 'recordings' };
const PERCENT: ReadonlySet<TodayAlertName> = new Set(['errors', 'sms']);
const valueText = (name: TodayAlertName, value: number) => (PERCENT.has(name) ? text.percent(value) : String(value));

const idOf = ({ name }: TodayAlert): string => `alert-${name}`;

interface AlertListProps {
  alerts: readonly TodayAlert[];
  at: number;
  /** Whether `j k` move here. */
  hearsKeys: boolean;
  /** One of them has the focus, or none any more. */
  onFocused: (isFocused: boolean) => void;
}

/** What rings: fire is a square, watch a circle; what is calm in one line. */
export function AlertList({ alerts, at, hearsKeys, onFocused }: AlertListProps) {
  const loud = alerts.filter(({ level }) => level !== 'calm');
  const calm = alerts.filter(({ level }) => level === 'calm');
  const mayAct = useMay('today.act');
  const { isMine, toggle } = useAlertClaim();
  const navigate = useNavigate();
  const path = useRoomPath();
  const { chosen, rowProps } = useRowList({
    rows: loud,
    idOf,
    openLabel: text.enterRoom,
    on: hearsKeys && loud.length > 0,
    onOpen: ({ name }) => {
      const room = ROOM_OF[name];
      const to = room && path(room);
      if (to !== undefined) void navigate(to);
    },
  });
  // The chosen one; without one the worst that nobody looks at, then one's own, to let it go.
  const next = chosen ?? loud.find(({ claim }) => claim === null) ?? loud.find(isMine);
  useKeys([
    {
      key: 'c',
      label: next ? actOf(next, isMine(next)) : text.take,
      when: mayAct && next !== undefined,
      run: () => next && toggle(next),
    },
  ]);
  const leaves = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onFocused(false);
  };
  const count = (level: TodayAlert['level']) => loud.filter((alert) => alert.level === level).length;
  return (
    <FactsSection title={text.ring} note={text.ringing(count('fire'), count('watch'))}>
      <ul onFocus={() => onFocused(true)} onBlur={leaves}>
        {loud.map((alert) => (
          <One key={alert.name} alert={alert} at={at} row={rowProps(alert)}>
            <Whose alert={alert} at={at} isMine={isMine(alert)}>
              {mayAct && (
                <Button
                  look="bare"
                  {...(alert === next && { shortcut: 'c' })}
                  aria-label={text.actOn(actOf(alert, isMine(alert)), text.alerts[alert.name])}
                  onClick={() => toggle(alert)}
                >
                  {actOf(alert, isMine(alert))}
                </Button>
              )}
            </Whose>
          </One>
        ))}
      </ul>
      {calm.length > 0 && <Dim>{text.calm(text.list(calm.map(({ name }) => text.alerts[name])))}</Dim>}
    </FactsSection>
  );
}

const actOf = ({ claim }: TodayAlert, isMine: boolean): string =>
  claim === null ? text.take : isMine ? text.release : text.takeOver;

interface WhoseProps {
  alert: TodayAlert;
  at: number;
  isMine: boolean;
  /** What can be done about it. */
  children: ReactNode;
}

/** Who looks at it, and since when. */
function Whose({ alert: { claim }, at, isMine, children }: WhoseProps) {
  return (
    <Claim>
      {claim !== null && (
        <small>{text.looks(isMine ? text.you : claim.name, momentText(claim.at, at), spanText(at - claim.at))}</small>
      )}
      {children}
    </Claim>
  );
}

interface OneProps {
  alert: TodayAlert;
  at: number;
  row: RowProps;
  /** Under what it says. */
  children: ReactNode;
}

function One({ alert: { name, level, value, line, since, trend }, at, row, children }: OneProps) {
  const room = ROOM_OF[name];
  const to = useRoomPath()(room ?? 'today');
  const said = `${text.alerts[name]} ${valueText(name, value)}`;
  return (
    <Alert data-level={level} {...row}>
      <i title={text.level[level]} />
      <span>
        <b>{room !== undefined && to !== undefined ? <Link to={to}>{said}</Link> : said}</b>
        <small>
          {text.line(valueText(name, value), valueText(name, line))}
          {since !== null && ` · ${text.since(momentText(since, at), spanText(at - since))}`}
        </small>
        <small>{text.harms[name]}</small>
        {children}
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
