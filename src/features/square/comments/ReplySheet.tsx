import { type CSSProperties, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useKeyboardInset } from '@/lib/react/useKeyboardInset';
import { useCommentLimit, useSensitiveWords } from '@/shell/config/squareConfig';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { useDraftField } from '@/shell/forms/useDraftField';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { fieldsText } from '@/text/fields';
import { postText } from '@/text/post';
import { Button } from '@/ui/button/Button';
import { Sheet } from '@/ui/sheet/Sheet';
import { cutAtWords, findWords } from './findWords';
import { Count, Note, Paper, Quote, Writing } from './reply-sheet.styles';
import { selectReply } from './replySlice';
import { readTarget, replyForm } from './replyTarget';
import { sendReply } from './sendReply';

const text = postText.sheet;
const none: readonly string[] = [];

/** Writes a comment or a reply. What is typed stays until the server said yes; closing the sheet loses nothing. */
export function ReplySheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const target = readTarget(overlay.data);
  const form = replyForm(target);
  const reply = useAppSelector((state) => selectReply(state, form));
  const { value: draft, change, props, check } = useDraftField(form, 'content');
  // What was sent is no draft any more, and still stands there while the sheet closes.
  const typed = useRef(draft);
  if (open) typed.current = draft;
  const value = typed.current;
  const area = useRef<HTMLTextAreaElement>(null);
  const limit = useCommentLimit();
  const listed = findWords(value, useSensitiveWords());
  const refused = reply.at === 'writing' ? findWords(value, reply.words ?? none) : none;
  const used = [...value.trim()].length;
  const busy = reply.at !== 'writing';
  const offline = useAppSelector(selectIsOffline);
  const cannot = used === 0 || used > limit || offline;
  const inset = useKeyboardInset();

  useEffect(() => {
    if (open) area.current?.focus();
  }, [open]);

  const send = () => {
    if (busy || cannot) return;
    check();
    dispatch(sendReply(target, value));
  };
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={target.comment ? text.titleTo(target.comment.name) : text.title}
    >
      <Writing style={{ '--keyboard': `${inset}px` } as CSSProperties}>
        {target.comment && (
          <Quote>
            {target.comment.name}
            {postText.colon}
            {target.comment.content}
          </Quote>
        )}
        <Paper data-bad={refused.length > 0 || used > limit || undefined}>
          <div aria-hidden="true">
            {cutAtWords(value, refused.length > 0 ? refused : listed).map((piece, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity than their place
              piece.marked ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
            )}
            {'\u200b'}
          </div>
          <textarea
            ref={area}
            aria-label={text.field}
            aria-invalid={refused.length > 0 || used > limit}
            placeholder={text.placeholder}
            value={value}
            readOnly={busy}
            onChange={(event) => change(event.target.value)}
            onBlur={props.onBlur}
          />
        </Paper>
        <Note aria-live="polite">{says({ reply, used, limit, listed, refused, offline })}</Note>
        <footer>
          <Count data-full={used > limit || undefined}>{fieldsText.counter(used, limit)}</Count>
          <Button tone="main" busy={busy} disabled={!busy && cannot} onClick={send}>
            {text.send}
          </Button>
        </footer>
      </Writing>
    </Sheet>
  );
}

interface Said {
  reply: ReturnType<typeof selectReply>;
  used: number;
  limit: number;
  listed: readonly string[];
  refused: readonly string[];
  offline: boolean;
}

/** The one thing worth saying about what stands there. */
function says({ reply, used, limit, listed, refused, offline }: Said) {
  if (reply.at === 'unknown') return text.unknown;
  if (reply.at === 'sending') return '';
  if (offline) return text.offline;
  if (used > limit) return <b>{text.tooLong(limit)}</b>;
  if (refused.length > 0) return <b>{text.refusedWords(refused.join(text.wordComma))}</b>;
  if (reply.fault && !reply.words) return <b>{reply.fault}</b>;
  if (reply.missed) return text.missed;
  return listed.length > 0 ? text.hint(listed.join(text.wordComma)) : '';
}
