import { type ChangeEvent, type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useRef } from 'react';
import { deskLettersText as text } from '@/text/desk/letters';
import { Paper } from './composer.styles';
import type { Writing } from './useLetterDraft';
import { type Fills, piecesOf } from './variables';

interface WritingPaperProps {
  ref: Ref<HTMLTextAreaElement>;
  writing: Writing;
  draft: string;
  fills: Fills;
  onChange: (draft: string, caret: number) => void;
  onCaret: (caret: number) => void;
  /** Asked to shut what stands above it. */
  onEscape: (() => void) | null;
}

/** The field: values of the case are blue in it, variables that are still to be filled amber; a note is amber as a whole. */
export function WritingPaper({ ref, writing, draft, fills, onChange, onCaret, onEscape }: WritingPaperProps) {
  const isReply = writing === 'reply';
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onEscape === null) return;
    event.preventDefault();
    onEscape();
  };
  return (
    <Paper data-writing={writing}>
      <div aria-hidden="true">
        {(isReply ? piecesOf(draft, fills) : [{ text: draft, at: 0 }]).map(({ text: piece, mark, at }) =>
          mark ? (
            <mark key={at} data-mark={mark}>
              {piece}
            </mark>
          ) : (
            <span key={at}>{piece}</span>
          ),
        )}
        {'\u200b'}
      </div>
      <textarea
        ref={ref}
        aria-label={isReply ? text.replyLabel : text.noteLabel}
        placeholder={isReply ? text.replyPlaceholder : text.notePlaceholder}
        value={draft}
        onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value, target.selectionStart)}
        onSelect={({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => onCaret(currentTarget.selectionStart)}
        onKeyDown={keys}
      />
    </Paper>
  );
}

/** Puts the caret where it belongs once a text was put in by something else than a key. */
export function useCaretAfter(area: { readonly current: HTMLTextAreaElement | null }) {
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current === null || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(place.current, place.current);
    place.current = null;
  });
  return (caret: number) => {
    place.current = caret;
  };
}
