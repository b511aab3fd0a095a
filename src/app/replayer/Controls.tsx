import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { replayerText as text } from '@/text/replayer';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Breakpoints, sayStop } from './Breakpoints';
import { Buttons, Choice, Deck, Extra, KeyList, KeyMark, Keys, Stopped } from './controls.styles';
import type { Log } from './openLog';
import type { Player } from './usePlayer';

const RATES = [0.25, 0.5, 1, 2, 4, 8, 16, Number.POSITIVE_INFINITY];

/** Step, play, speed, position and breakpoints. */
export function Controls({ player, log, s }: { player: Player; log: Log; s: number }) {
  const { state, tell, rate, setRate } = player;
  const last = log.file.entries.length;
  const playing = state.at === 'playing';
  const moveTo = (to: number) => tell({ type: 'movedTo', s: to });
  return (
    <Deck aria-label={text.player}>
      <Stopped role="status">{state.at === 'still' && state.met && text.stoppedAt(sayStop(state.met))}</Stopped>
      <Keys>
        <Buttons>
          <IconButton label={text.first} onClick={() => moveTo(0)}>
            <ChevronFirst aria-hidden="true" />
          </IconButton>
          <IconButton label={text.back} onClick={() => moveTo(s - 1)}>
            <StepBack aria-hidden="true" />
          </IconButton>
          <IconButton
            label={playing ? text.pause : text.play}
            onClick={() => tell({ type: playing ? 'pauseAsked' : 'playAsked' })}
          >
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          </IconButton>
          <IconButton label={text.step} onClick={() => moveTo(s + 1)}>
            <StepForward aria-hidden="true" />
          </IconButton>
          <IconButton label={text.last} onClick={() => moveTo(last)}>
            <ChevronLast aria-hidden="true" />
          </IconButton>
        </Buttons>
        <label htmlFor="speed">
          {text.speed}
          <Choice id="speed" value={String(rate)} onChange={({ target }) => setRate(Number(target.value))}>
            {RATES.map((one) => (
              <option key={one} value={String(one)}>
                {text.rate(one)}
              </option>
            ))}
          </Choice>
        </label>
        <input
          type="range"
          min={0}
          max={last}
          value={s}
          aria-label={text.position}
          aria-valuetext={text.at(s, last)}
          onChange={({ target }) => moveTo(Number(target.value))}
        />
        <output>{text.at(s, last)}</output>
      </Keys>
      <Extra>
        <summary>
          {text.breakpoints}
          {player.breakpoints.length > 0 && ` · ${player.breakpoints.length}`}
        </summary>
        <Breakpoints player={player} />
      </Extra>
      <KeyList aria-label={text.keysLabel}>
        {text.keys.map(([key, does]) => (
          <li key={key}>
            <KeyMark>{key}</KeyMark> {does}
          </li>
        ))}
      </KeyList>
    </Deck>
  );
}
