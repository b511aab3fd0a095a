import { useState } from 'react';
import type { Today, TodayFigureName } from '@/contract/desk/today';
import { Answer } from '@/desk/kit/answer/Answer';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { hourText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { usePoll } from '@/desk/world/usePoll';
import { frameText } from '@/text/desk/frame';
import { todayText as text } from '@/text/desk/today';
import { AlertList } from './AlertList';
import { Figures } from './Figures';
import { HourChart } from './HourChart';
import { MineList } from './MineList';
import { QueueTable } from './QueueTable';
import { POLL_MS, useTodayQuery } from './todayApi';

/** How the house stands: figures, what waits by age, what rings, what waits for me. */
export function Room() {
  const today = useTodayQuery({}, { pollingInterval: usePoll(POLL_MS), refetchOnMountOrArgChange: true });
  const now = new Date(useNow(60_000));
  const { data } = today;
  // `j k` move among the alerts while one of them has the focus, else among the queues.
  const [onAlerts, setOnAlerts] = useState(false);
  const date = text.date(now.getMonth() + 1, now.getDate(), text.weekdays[now.getDay()] ?? '');
  return (
    <Frame
      title={frameText.rooms.today}
      facts={text.facts(date, hourText(now.getTime()))}
      status={data && text.updated(hourText(data.at, true))}
    >
      <Panes
        aside={
          data && (
            <>
              <AlertList alerts={data.alerts} at={data.at} hearsKeys={onAlerts} onFocused={setOnAlerts} />
              <MineList mine={data.mine} at={data.at} />
            </>
          )
        }
        asideLabel={text.ring}
        asideWidth={332}
      >
        <Answer of={today} what={text.today} rows={12}>
          {(shown) => <Whole today={shown} hearsKeys={!onAlerts} />}
        </Answer>
      </Panes>
    </Frame>
  );
}

function Whole({ today: { figures, queues, at }, hearsKeys }: { today: Today; hearsKeys: boolean }) {
  const [name, setName] = useState<TodayFigureName>('newMembers');
  const figure = figures.find((one) => one.name === name);
  return (
    <>
      <Figures figures={figures} chosen={name} onChoose={setName} />
      <QueueTable queues={queues} at={at} hearsKeys={hearsKeys} />
      {figure && <HourChart figure={figure} />}
    </>
  );
}
