import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Breakpoint } from '@/app/replay/play';
import { replayerText as text } from '@/text/replayer';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Choice, StopForm, StopList } from './controls.styles';
import type { Player } from './usePlayer';

/** A breakpoint in words. */
export function sayStop(stop: Breakpoint): string {
  if (stop.on === 'type') return text.says.type(stop.glob);
  if (stop.on === 'value') return text.says.value(stop.path, JSON.stringify(stop.equals));
  if (stop.on === 'slice') return text.says.slice(stop.name);
  return text.stops[stop.on];
}

/** JSON where it is JSON, and otherwise the word itself: nobody should have to type quotes. */
function readValue(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}

type Kind = Breakpoint['on'];
const kinds = Object.entries(text.stops) as [Kind, string][];
interface Words {
  one: string;
  other: string;
}

function stopOf(kind: Kind, { one, other }: Words): Breakpoint | undefined {
  if (kind === 'type') return one ? { on: kind, glob: one } : undefined;
  if (kind === 'value')
    return one ? { on: kind, path: one.startsWith('/') ? one : `/${one}`, equals: readValue(other) } : undefined;
  if (kind === 'slice') return one ? { on: kind, name: one } : undefined;
  return { on: kind };
}

const asked: Partial<Record<Kind, { label: string; hint: string }>> = {
  type: { label: text.glob, hint: text.globHint },
  value: { label: text.path, hint: text.pathHint },
  slice: { label: text.slice, hint: text.sliceHint },
};

/** The breakpoints that are set, and a form for one more. */
export function Breakpoints({ player: { breakpoints, setBreakpoints } }: { player: Player }) {
  const [kind, setKind] = useState<Kind>('type');
  const [words, setWords] = useState<Words>({ one: '', other: '' });
  const field = asked[kind];
  const add = (event: FormEvent) => {
    event.preventDefault();
    const stop = stopOf(kind, { one: words.one.trim(), other: words.other.trim() });
    if (!stop) return;
    if (!breakpoints.some((one) => sayStop(one) === sayStop(stop))) setBreakpoints([...breakpoints, stop]);
    setWords({ one: '', other: '' });
  };
  return (
    <>
      <p>{text.breakpointsNote}</p>
      <StopForm onSubmit={add}>
        <label htmlFor="stop-kind">
          {text.kindOfStop}
          <Choice id="stop-kind" value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
            {kinds.map(([one, label]) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </Choice>
        </label>
        {field && (
          <label>
            {field.label}
            <input
              required
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              value={words.one}
              placeholder={field.hint}
              onChange={({ target }) => setWords({ ...words, one: target.value })}
            />
          </label>
        )}
        {kind === 'value' && (
          <label>
            {text.equals}
            <input
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              value={words.other}
              placeholder={text.equalsHint}
              onChange={({ target }) => setWords({ ...words, other: target.value })}
            />
          </label>
        )}
        <Button type="submit" tone="tint">
          {text.add}
        </Button>
      </StopForm>
      <StopList>
        {breakpoints.map((stop) => (
          <li key={sayStop(stop)}>
            {sayStop(stop)}
            <IconButton
              label={text.remove(sayStop(stop))}
              onClick={() => setBreakpoints(breakpoints.filter((one) => one !== stop))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </StopList>
    </>
  );
}
