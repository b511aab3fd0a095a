import { useEffect, useRef, useState } from 'react';
import { type DeskLetter, LETTER_CATEGORIES, LETTER_PRIORITIES } from '@/contract/desk/letters';
import { useKeys } from '@/desk/keys/useKeys';
import { Answer, type Asked } from '@/desk/kit/answer/Answer';
import { Button } from '@/desk/kit/button/Button';
import { SelectField } from '@/desk/kit/field/SelectField';
import { Scroll } from '@/desk/kit/room/room.styles';
import { Empty } from '@/desk/kit/states/Empty';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { WhoElse } from '@/desk/presence/WhoElse';
import { useMay, useSelf } from '@/desk/session/useSelf';
import { deskLettersText as text } from '@/text/desk/letters';
import { Composer } from './Composer';
import { DoublesDialog } from './DoublesDialog';
import { FaqDialog } from './FaqDialog';
import { Lines } from './Lines';
import { letterFault } from './letterFault';
import { DoublesLine, Title } from './letters.styles';
import {
  useAssignLetterMutation,
  useCloseLetterMutation,
  useLetterPeopleQuery,
  useReopenLetterMutation,
  useSortLetterMutation,
} from './lettersApi';
import { MergeDialog } from './MergeDialog';
import { SnoozeDialog } from './SnoozeDialog';
import type { Came } from './useLeftOut';

type Open = 'merge' | 'doubles' | 'snooze' | 'faq';

interface LetterPaneProps {
  of: Asked<DeskLetter>;
  onOpen: (id: number) => void;
  /** What came of an act on several letters. */
  onCame: (came: Came) => void;
  /** Not while several are marked: then the keys are for these. */
  hearsKeys: boolean;
}

/** The letter that is open: head, what was written, where to write. */
export function LetterPane({ of, ...props }: LetterPaneProps) {
  return (
    <Answer of={of} what={text.letter} rows={6}>
      {(letter) =>
        letter.mergedInto === null ? (
          <Opened letter={letter} {...props} />
        ) : (
          <Merged letter={letter} onOpen={props.onOpen} />
        )
      }
    </Answer>
  );
}

function Merged({ letter: { mergedInto }, onOpen }: { letter: DeskLetter; onOpen: (id: number) => void }) {
  const into = mergedInto ?? 0;
  return <Empty title={text.mergedInto(into)} acts={<Button onClick={() => onOpen(into)}>{text.goInto}</Button>} />;
}

interface OpenedProps extends Omit<LetterPaneProps, 'of'> {
  letter: DeskLetter;
}

function Opened({ letter, onOpen, onCame, hearsKeys }: OpenedProps) {
  const { id, state, version, owner } = letter;
  const self = useSelf();
  const mayAct = useMay('letters.act');
  const say = useToast();
  const [dialog, setDialog] = useState<Open | null>(null);
  const [assign] = useAssignLetterMutation();
  const [close] = useCloseLetterMutation();
  const [reopen] = useReopenLetterMutation();
  const thread = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter begins where something was written last
  useEffect(() => {
    if (thread.current) thread.current.scrollTop = thread.current.scrollHeight;
  }, [id, version]);

  const tell = (done: string) => (answer: { error?: unknown }) =>
    answer.error === undefined ? say(done) : say(letterFault(answer.error), { bad: true });
  const give = (to: number | null) => assign({ id, owner: to, was: owner?.id ?? null });
  const isMine = owner?.id === self.id;
  // What is a colleague's is not changed under their hands.
  const mayMerge = mayAct && letter.doubles.length > 0 && (owner === null || isMine);
  const shut = () => setDialog(null);
  useKeys(
    [
      {
        key: 'a',
        label: text.keys.take,
        when: mayAct && !isMine,
        run: () => void give(self.id).then(tell(text.taken)),
      },
      {
        key: 'e',
        label: text.keys.close,
        when: mayAct && state !== 'closed' && (owner === null || isMine),
        run: () => void close({ id, seen: version }).then(tell(text.closedNow)),
      },
      {
        key: 'e',
        label: text.keys.reopen,
        when: mayAct && state === 'closed',
        run: () => void reopen({ id }).then(tell(text.reopenedNow)),
      },
      { key: 'z', label: text.keys.later, when: mayAct && state === 'open', run: () => setDialog('snooze') },
      {
        key: 'm',
        label: text.keys.merge,
        when: mayAct && letter.alike.some(({ own }) => own),
        run: () => setDialog('merge'),
      },
      { key: 'D', label: text.keys.doubles, when: mayMerge, run: () => setDialog('doubles') },
    ],
    { on: hearsKeys },
  );
  return (
    <>
      <Head letter={letter} onGive={(to) => void give(to).then(tell(text.taken))} mayAct={mayAct} />
      {letter.doubles.length > 0 && (
        <DoublesLine>
          {text.doubles.line(letter.doubles.length)}
          {mayMerge && (
            <Button shortcut="D" onClick={() => setDialog('doubles')}>
              {text.doubles.look}
            </Button>
          )}
        </DoublesLine>
      )}
      <Scroll ref={thread} tabIndex={0} role="region" aria-label={text.thread}>
        <Lines letter={letter} />
      </Scroll>
      <Composer letter={letter} hearsKeys={hearsKeys} onFaq={() => setDialog('faq')} />
      {dialog === 'merge' && <MergeDialog {...{ letter, onOpen }} onClose={shut} />}
      {dialog === 'doubles' && <DoublesDialog {...{ letter, onOpen, onCame }} onClose={shut} />}
      {dialog === 'snooze' && <SnoozeDialog letter={letter} onClose={shut} />}
      {dialog === 'faq' && <FaqDialog letter={letter} onClose={shut} />}
    </>
  );
}

interface HeadProps {
  letter: DeskLetter;
  onGive: (to: number | null) => void;
  mayAct: boolean;
}

/** What it is about, how urgent it is, whose. */
function Head({ letter: { id, subject, category, priority, owner }, onGive, mayAct }: HeadProps) {
  const { data } = useLetterPeopleQuery({}, { skip: !mayAct });
  const [sort] = useSortLetterMutation();
  const people = data?.records ?? (owner ? [owner] : []);
  return (
    <Title>
      <h2>{subject}</h2>
      <code>{id}</code>
      <span data-end="">
        <WhoElse kind="letter" id={id} />
        <SelectField
          low
          label={text.category}
          value={category}
          disabled={!mayAct}
          options={LETTER_CATEGORIES.map((value) => ({ value, label: text.categories[value] }))}
          onChange={(next) => void sort({ id, category: next })}
        />
        <SelectField
          low
          label={text.priority}
          value={priority}
          disabled={!mayAct}
          options={LETTER_PRIORITIES.map((value) => ({ value, label: text.priorities[value] }))}
          onChange={(next) => void sort({ id, priority: next })}
        />
        <SelectField
          low
          label={text.owner}
          value={String(owner?.id ?? '')}
          disabled={!mayAct}
          options={[
            { value: '', label: text.nobody },
            ...people.map((each) => ({ value: String(each.id), label: each.name })),
          ]}
          onChange={(next) => onGive(next === '' ? null : Number(next))}
        />
      </span>
    </Title>
  );
}
