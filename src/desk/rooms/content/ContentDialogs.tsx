import { useState } from 'react';
import type { ContentThing } from '@/contract/desk/content';
import { asFault } from '@/desk/api/deskFault';
import { DayField } from '@/desk/kit/date/DayField';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { reasonText } from '@/desk/kit/field/reason';
import { faultText } from '@/desk/kit/states/faultText';
import { clock } from '@/desk/world/clock';
import { contentDeskText as text } from '@/text/desk/content';
import { useDropContentMutation, usePublishContentMutation, useUndoContentMutation } from './contentApi';
import { Differences } from './Differences';
import { differing, itemOf } from './item';
import { fromLocal, toLocal } from './localMoment';

interface ThingDialog {
  thing: ContentThing;
  onClose: () => void;
  onDone: (thing: ContentThing) => void;
}

const HOUR_MS = 3_600_000;

/** A refusal with everything it names. */
function whole(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  const fault = asFault(error);
  const data = fault.kind === 'refused' ? (fault.data as { problems?: { path: string; text: string }[] } | null) : null;
  return [faultText(error), ...(data?.problems ?? []).map((one) => text.oneProblem(one.path, one.text))].join(' · ');
}

/** Publishes a draft, now or at a moment, and says why. */
export function PublishDialog({
  thing,
  isPlan,
  isPriced,
  onClose,
  onDone,
}: ThingDialog & { isPlan: boolean; isPriced: boolean }) {
  const [reason, setReason] = useState({ choice: '', text: '' });
  const [at, setAt] = useState(() => toLocal(new Date(clock.now() + HOUR_MS).toISOString()));
  const [send, { isLoading, error }] = usePublishContentMutation();
  const { kind, title, draft } = thing;
  const before = itemOf(thing.live);
  const after = itemOf(draft?.item);
  const moment = fromLocal(at);
  const why = reasonText(reason);
  const run = async () => {
    const planned = isPlan && moment !== undefined ? { at: Date.parse(moment) } : {};
    const { data } = await send({ kind, thing: thing.thing, seen: draft?.version ?? 0, reason: why, ...planned });
    if (data) onDone(data);
  };
  return (
    <Dialog
      wide
      title={isPlan ? text.planTitle(title) : text.publishTitle(title)}
      note={isPriced ? text.askNote : isPlan ? text.planNote : text.publishNote}
      recorded={text.recorded(differing(before, after).length)}
      fault={whole(error)}
      main={{
        label: isPlan ? text.plan : text.publish,
        disabled: why === '' || (isPlan && moment === undefined),
        busy: isLoading,
        run: () => void run(),
      }}
      onClose={onClose}
    >
      {thing.live && <Differences kind={kind} before={before} after={after} />}
      {isPlan && <DayField withTime label={text.planAt} value={at} onChange={setAt} />}
      <ReasonField value={reason} onChange={setReason} options={text.reasons} />
    </Dialog>
  );
}

/** Publishes what was before the last version. */
export function UndoDialog({ thing, onClose, onDone }: ThingDialog) {
  const [reason, setReason] = useState({ choice: '', text: '' });
  const [send, { isLoading, error }] = useUndoContentMutation();
  const { kind, history } = thing;
  const [last] = history;
  const why = reasonText(reason);
  const run = async () => {
    const { data } = await send({ kind, thing: thing.thing, version: last?.id ?? 0, reason: why });
    if (data) onDone(data);
  };
  return (
    <Dialog
      wide
      title={text.undoTitle}
      note={text.undoNote}
      recorded={text.recorded(differing(itemOf(last?.after), itemOf(last?.before)).length)}
      fault={whole(error)}
      main={{ label: text.undo, disabled: why === '', busy: isLoading, grave: true, run: () => void run() }}
      onClose={onClose}
    >
      <Differences kind={kind} before={itemOf(last?.after)} after={itemOf(last?.before)} />
      <ReasonField value={reason} onChange={setReason} options={text.reasons} />
    </Dialog>
  );
}

/** Throws a draft away. */
export function DropDialog({ thing, onClose, onDone }: ThingDialog) {
  const [send, { isLoading, error }] = useDropContentMutation();
  const run = async () => {
    const answer = await send({ kind: thing.kind, thing: thing.thing, seen: thing.draft?.version ?? 0 });
    if (!('error' in answer)) onDone(thing);
  };
  return (
    <Dialog
      title={text.dropTitle}
      note={text.dropNote}
      fault={whole(error)}
      main={{ label: text.drop, busy: isLoading, grave: true, run: () => void run() }}
      onClose={onClose}
    />
  );
}
