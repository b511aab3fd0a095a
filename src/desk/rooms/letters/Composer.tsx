import { useRef, useState } from 'react';
import { ANSWER_LONGEST, type CannedAnswer, type DeskLetter } from '@/contract/desk/letters';
import { Kbd } from '@/desk/keys/keys.styles';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { useMay, useSelf } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { deskLettersText as text } from '@/text/desk/letters';
import { CannedDialog } from './CannedDialog';
import { CannedPicker } from './CannedPicker';
import { Foot, Tabs, Writer } from './composer.styles';
import { useCannedAnswersQuery } from './lettersApi';
import { Notices } from './Notices';
import { useLetterDrafts, type Writing } from './useLetterDraft';
import { useSending } from './useSending';
import { cannedSought, filled, filledCount, fillsOf, unfilled, withCanned } from './variables';
import { useCaretAfter, WritingPaper } from './WritingPaper';

interface ComposerProps {
  letter: DeskLetter;
  onFaq: () => void;
  hearsKeys: boolean;
}

/** Where one writes to the member, or to colleagues alone. */
export function Composer({ letter, onFaq, hearsKeys }: ComposerProps) {
  const { id, owner, person } = letter;
  const self = useSelf();
  const mayAct = useMay('letters.act');
  const now = useNow(60_000);
  const canReply = mayAct && person !== null;
  const [wanted, setWanted] = useState<Writing>('reply');
  const writing: Writing = canReply ? wanted : 'note';
  const isReply = writing === 'reply';
  const [drafts, write] = useLetterDrafts(id);
  const draft = drafts[writing];
  const [caret, setCaret] = useState(draft.length);
  const [isShut, setShut] = useState(false);
  const [cannedId, setCannedId] = useState<number>();
  const [isManaging, setManaging] = useState(false);
  const { data: canned } = useCannedAnswersQuery({}, { skip: !canReply });
  const area = useRef<HTMLTextAreaElement>(null);
  const caretTo = useCaretAfter(area);
  const { send, isBusy, fault, setFault } = useSending(letter, () => {
    setCannedId(undefined);
    write(writing, '');
    setWanted('reply');
  });

  const fills = fillsOf(letter, now);
  const left = isReply ? unfilled(draft) : [];
  const over = [...draft].length - ANSWER_LONGEST;
  const isHeld = owner !== null && owner.id !== self.id;
  const isReady = draft.trim() !== '' && over <= 0 && !isBusy;
  const canSend = isReady && (!isReply || (left.length === 0 && !isHeld));
  const sought = isReply && !isShut ? cannedSought(draft, caret) : null;

  const put = (as: Writing, next: string, at: number) => {
    write(as, next);
    setCaret(at);
    setShut(false);
    caretTo(at);
  };
  const change = (next: string, at: number) => {
    setFault(null);
    // A variable is filled as its brace is closed.
    const known = isReply ? filled(next, fills) : next;
    if (known !== next) return put(writing, known, at + known.length - next.length);
    write(writing, next);
    setCaret(at);
    setShut(false);
  };
  const take = ({ id: chosen, content }: CannedAnswer) => {
    const next = withCanned(draft, caret, filled(content, fills));
    setCannedId(chosen);
    put('reply', next.text, next.caret);
  };
  const begin = (as: Writing) => {
    setWanted(as);
    area.current?.focus();
  };
  const seek = () => {
    setWanted('reply');
    const { reply: words } = drafts;
    const next = `${words === '' || words.endsWith('\n') ? words : `${words}\n`}/`;
    put('reply', next, next.length);
  };
  const reply = (next: 'waiting' | 'closed') => void send(draft, { to: 'member', next, cannedId });
  const main = () => (isReply ? reply('closed') : void send(draft, { to: 'staff' }));
  const mainLabel = isReply ? text.sendClose : text.sendNote;

  useKeys(
    [
      { key: 'r', label: text.keys.reply, when: canReply, run: () => begin('reply') },
      { key: 'n', label: text.keys.note, run: () => begin('note') },
      { key: '/', label: text.keys.canned, when: canReply, run: seek },
      { key: 'mod+Enter', label: mainLabel, quiet: true, when: canSend, run: main },
    ],
    { on: hearsKeys },
  );
  return (
    <Writer>
      {sought !== null && canned && (
        <CannedPicker
          answers={canned.records}
          sought={sought}
          field={area}
          onTake={take}
          onManage={() => setManaging(true)}
        />
      )}
      <Tabs>
        {canReply && (
          <button type="button" aria-pressed={isReply} onClick={() => begin('reply')}>
            {text.reply} <Kbd aria-hidden="true">r</Kbd>
          </button>
        )}
        <button type="button" aria-pressed={!isReply} onClick={() => begin('note')}>
          {text.note} <Kbd aria-hidden="true">n</Kbd>
        </button>
        <small>{isReply ? text.signed : text.unseen}</small>
      </Tabs>
      <Notices letter={letter} fault={fault} isReply={isReply} />
      <WritingPaper
        ref={area}
        {...{ writing, draft, fills }}
        onChange={change}
        onCaret={setCaret}
        onEscape={sought === null ? null : () => setShut(true)}
      />
      <Foot>
        <small aria-live="polite">
          {over > 0 && <b>{text.tooLong(over)}</b>}
          {over <= 0 && left.length > 0 && <b>{text.unfilled(left.join(text.comma))}</b>}
          {over <= 0 && left.length === 0 && isReply && <Hints count={filledCount(draft, fills)} />}
        </small>
        {isReply && letter.lines.some(({ kind }) => kind === 'answer') && (
          <Button onClick={onFaq}>{text.saveFaq}</Button>
        )}
        {isReply && (
          <Button disabled={!canSend} onClick={() => reply('waiting')}>
            {text.sendWait}
          </Button>
        )}
        <Button look="main" disabled={!canSend} aria-busy={isBusy} shortcut="mod+Enter" onClick={main}>
          {mainLabel}
        </Button>
      </Foot>
      {isManaging && <CannedDialog answers={canned?.records ?? []} onClose={() => setManaging(false)} />}
    </Writer>
  );
}

function Hints({ count }: { count: number }) {
  return (
    <>
      <Kbd>/</Kbd> {text.hints.canned} · <Kbd>{'{'}</Kbd> {text.hints.variable}
      {count > 0 && ` · ${text.filled(count)}`}
    </>
  );
}
