import type { Looked } from '@/contract/desk/presence';
import { presenceText as text } from '@/text/desk/presence';
import { useWhoElse } from './useWhoElse';
import { Initial, Lookers } from './whoElse.styles';

/** Faces of a word: so many stand beside the sentence. */
const SHOWN = 3;

/** Which colleagues have the same open now, told as it changes; nothing while one is alone. */
export function WhoElse({ kind, id }: { kind: Looked; id: number | string }) {
  const others = useWhoElse(kind, id);
  const names = others.map(({ name }) => name);
  return (
    <Lookers aria-live="polite" title={names.length > 1 ? text.names(names) : undefined}>
      {others.slice(0, SHOWN).map(({ id: who, name }) => (
        <Initial key={who} aria-hidden="true">
          {[...name][0]}
        </Initial>
      ))}
      {names.length > 0 && <span>{text.look(names)}</span>}
    </Lookers>
  );
}
