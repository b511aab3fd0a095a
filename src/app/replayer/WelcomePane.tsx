import { FileClock } from 'lucide-react';
import { replayerText as text } from '@/text/replayer';
import { OpenButton } from './OpenButton';
import type { PlayerEvent, PlayerState } from './playerMachine';
import { Refusal, Welcome } from './replayer.styles';

/** Before a log is open: what to do, and why the last one was not read. */
export function WelcomePane({ state, tell }: { state: PlayerState; tell: (event: PlayerEvent) => void }) {
  const reading = state.at === 'reading';
  const why = state.at === 'refused' ? state.why : undefined;
  return (
    <Welcome aria-busy={reading}>
      <FileClock aria-hidden="true" />
      <h1>{text.title}</h1>
      {why && (
        <Refusal role="alert">
          <p>
            <b>{text.refused}</b>
          </p>
          <p>{why.text}</p>
          {(why.path || why.entry !== undefined) && <p>{text.refusedAt(why.entry, why.path)}</p>}
        </Refusal>
      )}
      {reading ? (
        <p role="status">{text.reading(state.source.name)}</p>
      ) : (
        <>
          <p>{text.intro}</p>
          <OpenButton tone="main" size="l" label={text.open} onChosen={(source) => tell({ type: 'chosen', source })} />
        </>
      )}
      <small>{text.kinds}</small>
      <small>{text.safe}</small>
    </Welcome>
  );
}
