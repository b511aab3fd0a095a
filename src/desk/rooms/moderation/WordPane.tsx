import { useState } from 'react';
import type { ListedWord } from '@/contract/desk/moderation';
import { ActsOf } from '@/desk/acts/ActsOf';
import { Button } from '@/desk/kit/button/Button';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { reasonText } from '@/desk/kit/field/reason';
import { SelectField } from '@/desk/kit/field/SelectField';
import { TextField } from '@/desk/kit/field/TextField';
import { faultText } from '@/desk/kit/states/faultText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { kitText } from '@/text/desk/kit';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { Dim, Examples, WordPane } from './moderation.styles';
import { useLazyWordPreviewQuery, useRemoveWordMutation, useSaveWordMutation } from './moderationApi';
import { Pieces } from './Pieces';

type Level = ListedWord['level'];
const LEVELS = ['1', '2', '3'] as const;

interface WordPaneOfProps {
  /** Without it a new one is written. */
  known: ListedWord | undefined;
  mayAct: boolean;
  onDone: (word: string | null) => void;
}

/** A word and its level: what it would have caught is seen before it is saved. */
export function WordPaneOf({ known, mayAct, onDone }: WordPaneOfProps) {
  const say = useToast();
  const [word, setWord] = useState(known?.word ?? '');
  const [level, setLevel] = useState<Level>(known?.level ?? 3);
  const [reason, setReason] = useState({ choice: '', text: '' });
  const [look, preview] = useLazyWordPreviewQuery();
  const [save, saving] = useSaveWordMutation();
  const [drop, dropping] = useRemoveWordMutation();
  const clean = word.trim();
  const why = reasonText(reason);
  const seen = preview.originalArgs?.word === clean ? preview.currentData : undefined;
  const problem = preview.error ?? saving.error ?? dropping.error;

  const keep = async () => {
    const done = await save({ word: clean, level, reason: why });
    if (done.error) return;
    say(text.saved(clean));
    onDone(clean);
  };
  const remove = async () => {
    const done = await drop({ word: clean, reason: why });
    if (done.error) return;
    say(text.removed(clean));
    onDone(null);
  };
  return (
    <WordPane>
      <TextField label={text.word} value={word} maxLength={30} disabled={known !== undefined} onChange={setWord} />
      <SelectField
        label={text.level}
        value={String(level) as (typeof LEVELS)[number]}
        disabled={!mayAct}
        options={LEVELS.map((value) => ({
          value,
          label: text.levelChoice(Number(value) as Level),
        }))}
        onChange={(value) => setLevel(Number(value) as Level)}
      />
      <div>
        <Button disabled={clean === '' || preview.isFetching} onClick={() => void look({ word: clean })}>
          {text.preview}
        </Button>
      </div>
      {seen && (
        <section aria-live="polite">
          <p>{seen.caught === 0 ? text.previewNone : text.previewed(seen.caught, seen.looked)}</p>
          <Examples>
            {seen.examples.map(({ kind, pieces, createTime }) => (
              <li key={`${kind}${createTime}`}>
                <small>{text.kinds[kind]}</small>
                <Pieces pieces={pieces} />
              </li>
            ))}
          </Examples>
        </section>
      )}
      {mayAct && (
        <>
          <ReasonField value={reason} onChange={setReason} options={text.saveReasons} />
          <Dim>
            <b>{kitText.willRecord}</b> {text.wordRecorded(clean, text.levels[level], why)}
          </Dim>
          {problem !== undefined && <p role="alert">{faultText(problem)}</p>}
          {!seen && <Dim>{text.previewFirst}</Dim>}
          <div data-acts="">
            <Button
              tall
              look="main"
              disabled={clean === '' || why === '' || !seen || saving.isLoading}
              onClick={() => void keep()}
            >
              {text.save}
            </Button>
            {known && (
              <Button tall look="grave" disabled={why === '' || dropping.isLoading} onClick={() => void remove()}>
                {text.remove}
              </Button>
            )}
          </div>
        </>
      )}
      {known && <ActsOf bare subject="word" id={known.word} />}
    </WordPane>
  );
}
