import { FIGURE_RANGES, FIGURES_FILE } from '@/contract/desk/figures';
import { Answer } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { DayInput } from '@/desk/kit/date/DayInput';
import { isDayOrNone } from '@/desk/kit/date/typedDay';
import { SelectField } from '@/desk/kit/field/SelectField';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { useHasBoth } from '@/desk/kit/room/useWide';
import { Segments } from '@/desk/kit/segments/Segments';
import { hourText } from '@/desk/kit/time/timeText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { saveFile } from '@/desk/world/saveFile';
import { usePoll } from '@/desk/world/usePoll';
import { figuresText as text } from '@/text/desk/figures';
import { frameText } from '@/text/desk/frame';
import { kitText } from '@/text/desk/kit';
import { DayView } from './DayView';
import { useDayFiguresQuery, useRankFiguresQuery } from './figuresApi';
import { Glance } from './Glance';
import { RankView } from './RankView';
import { dayAfter, useFiguresAddress } from './useFiguresAddress';
import { ViewList } from './ViewList';
import { columnsOf, isDayView, VIEWS } from './views';

/** They are counted once an hour. */
const EVERY_MS = 300_000;

/** 数据: one chart with the table behind it, the range before beside it, and what is asked most at the right. */
export function Room() {
  const address = useFiguresAddress();
  const say = useToast();
  const hasBoth = useHasBoth();
  const { view, days, until, column, isCompared, isTable, set, toggle, open } = address;
  const wish = { days, ...(until !== undefined && { until }) };
  const poll = { pollingInterval: usePoll(EVERY_MS) };
  const byDay = useDayFiguresQuery(
    { view: isDayView(view) ? view : 'revenue', ...wish },
    { skip: !isDayView(view), ...poll },
  );
  const byRank = useRankFiguresQuery(
    { view: isDayView(view) ? 'products' : view, ...wish },
    { skip: isDayView(view), ...poll },
  );
  const shown = isDayView(view) ? byDay.currentData : byRank.currentData;
  const columns = columnsOf(view);
  const isNewest = shown === undefined || shown.until >= shown.today;
  const move = (by: number) => {
    if (shown === undefined) return;
    const last = dayAfter(shown.until, by * days);
    set({ until: last >= shown.today ? null : last });
  };
  const save = () => {
    const file = `/api/${FIGURES_FILE}?${new URLSearchParams({ view, days: String(days), ...(until !== undefined && { until }) })}`;
    void saveFile(file, `figures-${view}-${shown?.until ?? ''}.csv`).then((done) =>
      say(done ? text.exported : kitText.offline, { bad: !done }),
    );
  };
  const nextColumn = () => set({ column: columns[(columns.indexOf(column) + 1) % columns.length] ?? null });
  const filledAt = shown?.filledAt ?? null;
  return (
    <Frame
      title={frameText.rooms.figures}
      facts={
        filledAt === null
          ? text.never
          : isCompared
            ? text.facts(hourText(filledAt), days)
            : text.factsAlone(hourText(filledAt))
      }
      status={shown && text.span(shown.from, shown.until)}
      keys={[
        { key: 't', label: isTable ? text.chart : text.table, run: () => toggle('table') },
        { key: 'm', label: text.nextMeasure, when: columns.length > 1 && isDayView(view), run: nextColumn },
        { key: ['[', ']'], label: text.move, run: (key) => (key === '[' ? move(-1) : isNewest ? undefined : move(1)) },
        { key: 'c', label: text.compare, run: () => toggle('alone') },
        { key: 'E', label: text.export, run: save },
      ]}
      actions={
        <>
          {!hasBoth && (
            <SelectField
              low
              label={text.list}
              value={view}
              options={VIEWS.map((value) => ({ value, label: text.views[value] }))}
              onChange={open}
            />
          )}
          <Button aria-label={text.earlier} onClick={() => move(-1)}>
            ‹
          </Button>
          <Button aria-label={text.later} disabled={isNewest} onClick={() => move(1)}>
            ›
          </Button>
          <DayInput
            low
            label={text.lastDay}
            value={until ?? ''}
            onChange={(day) => isDayOrNone(day) && set({ until: day === '' ? null : day })}
          />
          <Segments
            label={text.range}
            value={String(days)}
            options={FIGURE_RANGES.map((value) => ({ value: String(value), label: text.days(value) }))}
            onChange={(value) => set({ days: value === '28' ? null : value })}
          />
          <Button onClick={save}>{text.export}</Button>
        </>
      }
    >
      <Panes
        list={<ViewList view={view} onOpen={open} />}
        listLabel={text.list}
        listWidth={168}
        aside={<Glance wish={wish} />}
        asideLabel={text.glance}
        asideWidth={340}
      >
        {isDayView(view) ? (
          <Answer of={{ ...byDay, data: byDay.currentData }} what={text.views[view]} rows={16}>
            {(range) => <DayView range={range} view={view} {...{ days, column, isCompared, isTable, set }} />}
          </Answer>
        ) : (
          <Answer of={{ ...byRank, data: byRank.currentData }} what={text.views[view]} rows={16}>
            {(range) => <RankView range={range} view={view} {...{ days, isCompared, isTable }} />}
          </Answer>
        )}
      </Panes>
    </Frame>
  );
}
