import { type ReactNode, useState } from 'react';
import type { ContentField, ContentKindName, ContentThing } from '@/contract/desk/content';
import { asFault } from '@/desk/api/deskFault';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { Panes } from '@/desk/kit/room/Panes';
import { Bar, Scroll } from '@/desk/kit/room/room.styles';
import { faultText } from '@/desk/kit/states/faultText';
import { momentText } from '@/desk/kit/time/timeText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { useMay } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { contentDeskText as text } from '@/text/desk/content';
import { AskedNotice } from './AskedNotice';
import { DropDialog, PublishDialog, UndoDialog } from './ContentDialogs';
import { Form, Notice, State } from './content.styles';
import { useCheckContentQuery, useRebaseContentMutation } from './contentApi';
import { costs, type Prices } from './costs';
import { Differences } from './Differences';
import { Fields } from './fields/Fields';
import { differing, type Item, itemOf } from './item';
import { ThingAside } from './ThingAside';
import { useDraft } from './useDraft';
import { useSettled } from './useSettled';

/** What is written is held against the rules once it stands still so long. */
const CHECK_MS = 300;

interface ThingPaneProps {
  kind: ContentKindName;
  fields: readonly ContentField[];
  /** What of it costs members something, and whether they have a page of it. */
  form: (Prices & { page: boolean }) | undefined;
  list: ReactNode;
  /** null: a new one. */
  of: ContentThing | null;
  onOpen: (thing: string | null) => void;
}

/** What a new thing begins with, so that what is a choice or a switch is said. */
const blankOf = (fields: readonly ContentField[]): Item =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, required, options }): [string, unknown][] => {
      if (name === 'active') return [[name, true]];
      return required && kind === 'choice' && options.length === 1 ? [[name, options[0]]] : [];
    }),
  );

type Open = { what: 'publish' | 'plan'; thing: ContentThing } | { what: 'undo' | 'drop'; thing: ContentThing };

/** A thing being written: its form, how members see it, what is wrong with it, what it was. */
export function ThingPane({ kind, fields, form, list, of, onOpen }: ThingPaneProps) {
  const now = useNow();
  const say = useToast();
  const mayAct = useMay('content.act');
  const { item, isDirty, edit, save, isSaving, error } = useDraft(kind, of, blankOf(fields));
  const [open, setOpen] = useState<Open | null>(null);
  const looked = useSettled(JSON.stringify(item), CHECK_MS);
  const check = useCheckContentQuery({ kind, item: looked });
  const [rebase] = useRebaseContentMutation();
  const problems = check.currentData?.problems ?? check.data?.problems ?? [];
  const draft = of?.draft ?? null;
  const live = of?.live === undefined || of.live === null ? null : itemOf(of.live);
  const changed = live === null ? [] : differing(live, item);
  const isBehind = draft !== null && differing(itemOf(draft.base), live ?? {}).length > 0;
  const asked = draft?.asked ?? null;
  const isAsked = asked?.state === 'open' && !isDirty;
  const canPublish = mayAct && !isBehind && !isAsked && (live === null || changed.length > 0 || draft !== null);
  const last = of?.history[0];
  const recallUntil = of?.recallUntil ?? null;
  const canUndo =
    mayAct &&
    draft === null &&
    !isDirty &&
    last !== undefined &&
    last.before !== null &&
    last.before !== undefined &&
    (recallUntil === null || now < recallUntil);

  const keep = async () => {
    const kept = await save();
    if (kept && kept.thing !== of?.thing) onOpen(kept.thing);
    return kept;
  };
  const ask = async (what: 'publish' | 'plan') => {
    // Of a new one the address stays until the dialog is done with: another one would take the dialog away.
    const thing = await save();
    if (thing) setOpen({ what, thing });
  };
  useKeys([
    { key: 'mod+s', label: text.save, when: mayAct && isDirty, run: () => void keep() },
    { key: 'P', label: text.publish, when: canPublish, run: () => void ask('publish') },
    { key: 'T', label: text.plan, when: canPublish, run: () => void ask('plan') },
    { key: 'Z', label: text.undo, when: canUndo, run: () => of && setOpen({ what: 'undo', thing: of }) },
  ]);
  const status = isDirty
    ? text.unsaved
    : draft
      ? `${text.draftOf(draft.by)} · ${text.savedAt(momentText(draft.at, now))}`
      : live && text.states.live;
  return (
    <>
      <Panes
        list={list}
        listLabel={text.kinds[kind]}
        asideWidth={340}
        asideLabel={text.history}
        aside={
          <ThingAside
            {...{ kind, of, isDirty, item, problems, live }}
            hasPage={form?.page === true}
            history={of?.history ?? []}
            onBack={
              mayAct
                ? (version) => {
                    edit(version);
                    say(text.backDone);
                  }
                : undefined
            }
          />
        }
      >
        <Bar>
          <h2>{of?.title ?? text.create}</h2>
          <small>
            {status}
            {live !== null && changed.length > 0 && ` · ${text.changes(changed.length)}`}
            {draft?.publishAt !== undefined && draft?.publishAt !== null && (
              <State data-state="planned"> · {text.plannedFor(momentText(draft.publishAt, now))}</State>
            )}
          </small>
          <span data-end="">
            {canUndo && of && (
              <Button shortcut="Z" onClick={() => setOpen({ what: 'undo', thing: of })}>
                {text.undo}
              </Button>
            )}
            {mayAct && draft && of && <Button onClick={() => setOpen({ what: 'drop', thing: of })}>{text.drop}</Button>}
            {mayAct && (
              <Button disabled={!isDirty || isSaving} shortcut="mod+s" onClick={() => void keep()}>
                {text.save}
              </Button>
            )}
            {mayAct && (
              <Button disabled={!canPublish} shortcut="T" onClick={() => void ask('plan')}>
                {text.plan}
              </Button>
            )}
            {mayAct && (
              <Button look="main" disabled={!canPublish} shortcut="P" onClick={() => void ask('publish')}>
                {text.publish}
              </Button>
            )}
          </span>
        </Bar>
        <Scroll tabIndex={0} role="region" aria-label={text.form}>
          {error !== undefined && (
            <Notice role="alert">
              <p>{faultOf(error)}</p>
            </Notice>
          )}
          {of && asked && <AskedNotice thing={of} asked={asked} isDirty={isDirty} />}
          {canUndo && recallUntil !== null && (
            <Notice role="status">
              <p>{text.recallUntil(momentText(recallUntil, now))}</p>
            </Notice>
          )}
          {draft?.problem && (
            <Notice role="alert">
              <p>{text.planProblem(draft.problem)}</p>
            </Notice>
          )}
          {isBehind && draft && (
            <Notice role="alert">
              <p>{text.moved}</p>
              <Differences
                {...{ kind }}
                before={itemOf(draft.base)}
                after={live ?? {}}
                words={[text.movedThen, text.movedNow]}
              />
              <div>
                <Button onClick={() => of && void rebase({ kind, thing: of.thing, seen: draft.version })}>
                  {text.rebase}
                </Button>
                <Button onClick={() => live && edit(live)}>{text.theirs}</Button>
              </div>
            </Notice>
          )}
          <Form aria-label={text.form} onSubmit={(event) => event.preventDefault()}>
            <Fields {...{ kind, fields, item, problems }} disabled={!mayAct} onChange={edit} />
          </Form>
        </Scroll>
      </Panes>
      {open && (open.what === 'publish' || open.what === 'plan') && (
        <PublishDialog
          thing={open.thing}
          isPlan={open.what === 'plan'}
          isPriced={costs(form, open.thing)}
          onClose={() => {
            setOpen(null);
            if (open.thing.thing !== of?.thing) onOpen(open.thing.thing);
          }}
          onDone={(done) => {
            setOpen(null);
            const isWaiting = done.draft?.asked?.state === 'open';
            say(isWaiting ? text.askedDone : open.what === 'plan' ? text.planned : text.published);
            onOpen(done.thing);
          }}
        />
      )}
      {open?.what === 'undo' && (
        <UndoDialog
          thing={open.thing}
          onClose={() => setOpen(null)}
          onDone={(done) => {
            setOpen(null);
            say(text.undone);
            onOpen(done.thing);
          }}
        />
      )}
      {open?.what === 'drop' && (
        <DropDialog
          thing={open.thing}
          onClose={() => setOpen(null)}
          onDone={() => {
            edit(null);
            setOpen(null);
            say(text.dropped);
            if (open.thing.live === null || open.thing.live === undefined) onOpen(null);
          }}
        />
      )}
    </>
  );
}

/** What was refused, with who was faster. */
function faultOf(error: unknown): string {
  const fault = asFault(error);
  const who = fault.kind === 'refused' ? (fault.data as { who?: unknown } | null)?.who : undefined;
  return typeof who === 'string' ? text.oneProblem(who, faultText(error)) : faultText(error);
}
