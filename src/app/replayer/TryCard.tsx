import type { UnknownAction } from '@reduxjs/toolkit';
import { type FormEvent, useState } from 'react';
import type { Edit } from '@/app/replay/bench/suppose';
import { inOneGo } from '@/app/replay/breathe';
import { parseGuarded } from '@/app/replay/guardJson';
import { Refusal } from '@/app/replay/refusal';
import type { SessionEntry } from '@/app/replay/sessionFile';
import { replayerText as text } from '@/text/replayer';
import { Button } from '@/ui/button/Button';
import { KeyMark } from './controls.styles';
import { Card } from './detail.styles';
import { ActionField, Tries } from './who.styles';

/** A typed action, or why it is none. */
function readAction(typed: string): { action: UnknownAction } | { why: string } {
  try {
    const value = inOneGo(parseGuarded(typed));
    if (typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string')
      return { action: value as UnknownAction };
    return { why: text.noAction };
  } catch (fault) {
    if (fault instanceof Refusal) return { why: fault.text };
    throw fault;
  }
}

interface TryCardProps {
  entry: SessionEntry;
  editing: boolean;
  onEditing: (editing: boolean) => void;
  onEdit: (edit: Edit) => void;
}

/** Skips, repeats or edits the action one stands at; the recording itself stays as it is. */
export function TryCard({ entry, editing, onEditing, onEdit }: TryCardProps) {
  const { s } = entry;
  return (
    <Card>
      <h3>{text.tryTitle}</h3>
      <Tries>
        <Button size="s" tone="line" onClick={() => onEdit({ kind: 'skipped', s })}>
          {text.skip} <KeyMark aria-hidden="true">x</KeyMark>
        </Button>
        <Button size="s" tone="line" onClick={() => onEdit({ kind: 'repeated', s })}>
          {text.repeat} <KeyMark aria-hidden="true">r</KeyMark>
        </Button>
        <Button size="s" tone="line" onClick={() => onEditing(!editing)} aria-expanded={editing}>
          {text.edit} <KeyMark aria-hidden="true">i</KeyMark>
        </Button>
      </Tries>
      {editing && <EditForm key={s} entry={entry} onDone={() => onEditing(false)} onEdit={onEdit} />}
    </Card>
  );
}

function EditForm({
  entry,
  onDone,
  onEdit,
}: {
  entry: SessionEntry;
  onDone: () => void;
  onEdit: (edit: Edit) => void;
}) {
  const [typed, setTyped] = useState(() => JSON.stringify(entry.a, null, 2));
  const [why, setWhy] = useState('');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const read = readAction(typed);
    if ('why' in read) return setWhy(read.why);
    onDone();
    onEdit({ kind: 'edited', s: entry.s, action: read.action });
  };
  return (
    <form onSubmit={apply}>
      <ActionField
        autoFocus
        rows={8}
        spellCheck={false}
        aria-label={text.editLabel}
        aria-invalid={why !== ''}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {why && <p role="alert">{why}</p>}
      <Tries>
        <Button size="s" tone="main" type="submit">
          {text.apply}
        </Button>
        <Button size="s" tone="line" onClick={onDone}>
          {text.cancel}
        </Button>
      </Tries>
    </form>
  );
}
