import type { CSSProperties } from 'react';
import { CASE_KEPT_DAYS, type CaseFrom } from '@/contract/support';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formatBytes } from '@/lib/format/bytes';
import { dayText } from '@/lib/time/calendarDay';
import { copyText } from '@/shell/copy/copyText';
import { supportCaseText as text } from '@/text/supportCase';
import { Button } from '@/ui/button/Button';
import { Bar, CaseNumber, Lists, NotSent, Panel } from './recordingPanel.styles';
import type { RecordingFigures, SupportCaseState } from './supportCaseMachine';
import { selectSupportCase, supportCaseEvents } from './supportCaseSlice';

/** A member's own recording before it goes, on its way, and the number it got: what is in it and what is not, in plain words. */
export function RecordingPanel() {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectSupportCase);
  switch (here.at) {
    case 'idle':
      return null;
    case 'preparing':
      return (
        <Panel aria-label={text.title}>
          <p role="status">{text.preparing}</p>
        </Panel>
      );
    case 'withheld':
      return (
        <Panel aria-label={text.title}>
          <p role="alert">{text.withheld[here.why]}</p>
          {here.why === 'failed' && (
            <Button block onClick={() => dispatch(supportCaseEvents.asked(wantedOf(here)))}>
              {text.retry}
            </Button>
          )}
        </Panel>
      );
    case 'ready':
    case 'sending':
    case 'refused':
      return (
        <Panel aria-label={text.title}>
          <Contents figures={here.figures} from={here.from} />
          {here.at === 'sending' && <Progress percent={here.percent} />}
          {here.at === 'refused' && (
            <NotSent role="alert">
              {here.from === 'letter' ? text.notSentLetter(here.text) : text.notSent(here.text)}
            </NotSent>
          )}
        </Panel>
      );
    case 'sent':
      return <Sent number={here.number} expiresAt={here.expiresAt} />;
  }
}

/** What was asked for, to ask again. */
const wantedOf = ({ from, trace }: { from: CaseFrom; trace?: string }) => ({
  from,
  ...(trace === undefined ? {} : { trace }),
});

function Contents({ figures, from }: { figures: RecordingFigures; from: CaseFrom }) {
  const { minutes, actions, pages, loads, calls, failed, bytes } = figures;
  const size = formatBytes(bytes);
  return (
    <>
      <Lists>
        <h3>{text.has}</h3>
        <ul>
          <li>{text.actions(minutes, actions)}</li>
          {pages > 0 && <li>{text.pages(pages)}</li>}
          {loads > 0 && <li>{text.loads(loads)}</li>}
          {calls > 0 && <li>{text.calls(calls, failed)}</li>}
          <li>{text.facts}</li>
        </ul>
        <h3>{text.hasNot}</h3>
        <ul>
          <li>{text.secrets}</li>
          <li>{text.words}</li>
        </ul>
      </Lists>
      <p>{from === 'letter' ? text.consentLetter(size, CASE_KEPT_DAYS) : text.consent(size, CASE_KEPT_DAYS)}</p>
    </>
  );
}

function Progress({ percent }: { percent: number }) {
  return (
    <>
      <p role="status">{text.sending(percent)}</p>
      <Bar style={{ '--share': percent / 100 } as CSSProperties} aria-hidden="true" />
    </>
  );
}

function Sent({ number, expiresAt }: Pick<Extract<SupportCaseState, { at: 'sent' }>, 'number' | 'expiresAt'>) {
  const dispatch = useAppDispatch();
  return (
    <Panel aria-label={text.sent}>
      <CaseNumber role="status">
        <span>{text.sent}</span>
        <span>{text.number}</span>
        <strong>{number}</strong>
      </CaseNumber>
      <p>{text.sentNote(dayText(expiresAt))}</p>
      <Button block onClick={() => void dispatch(copyText(number))}>
        {text.copy}
      </Button>
    </Panel>
  );
}
