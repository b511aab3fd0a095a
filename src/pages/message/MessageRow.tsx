import { Ellipsis } from 'lucide-react';
import type { Message } from '@/contract/message';
import { kindIcons } from '@/features/messages/kindIcons';
import type { Letter } from '@/features/messages/MessageSheet';
import { messageEvents } from '@/features/messages/messagesSlice';
import { useAppDispatch } from '@/kernel/hooks';
import { plainText } from '@/lib/html/plainText';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { useLink } from '@/shell/navigation/useLink';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { messagesText as text } from '@/text/messages';
import { timeAgo } from '@/text/units';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { IconButton } from '@/ui/icon-button/IconButton';
import { SwipeRow } from '@/ui/swipe-row/SwipeRow';
import { Dot, Open, Row, Side, Sign, Way } from './message.styles';
import { subjectIcons, subjectOf } from './subject';

interface MessageRowProps {
  message: Message;
  now: number;
  /** Whether its acts are uncovered; one row at a time. */
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** One message: a tap reads it, and what others did leads straight to where they did it (pages 22). */
export function MessageRow({ message, now, open, onToggle }: MessageRowProps) {
  const dispatch = useAppDispatch();
  const { id, kind, title, content, createTime, read } = message;
  const way = useLink()(message.link?.startsWith('/') ? message.link : undefined);
  const touched = { id, unread: !read };
  const subject = kind === 'system' ? subjectOf(message.link) : undefined;
  const Icon = subject === undefined ? kindIcons[kind] : subjectIcons[subject];

  const markRead = () => {
    onToggle(false);
    dispatch(messageEvents.opened(touched));
  };
  const look = () => {
    markRead();
    if (kind !== 'system' && way) return way.onGo();
    const letter: Letter = { title, content, createTime, link: message.link ?? null };
    dispatch(overlayEvents.opened({ kind: 'message', data: { ...letter } }));
  };
  const follow = () => {
    markRead();
    way?.onGo();
  };
  const remove = {
    label: text.remove,
    tone: 'danger' as const,
    onAct: () => dispatch(messageEvents.removeAsked(touched)),
  };
  return (
    <SwipeRow {...{ open, onToggle }} acts={read ? [remove] : [{ label: text.markRead, onAct: markRead }, remove]}>
      <Row {...{ [ITEM_ATTRIBUTE]: `message-${id}` }}>
        <Sign data-kind={subject ?? kind}>
          <Icon aria-hidden="true" />
          {!read && (
            <Dot>
              <Spoken>{text.unread}</Spoken>
            </Dot>
          )}
        </Sign>
        <Open type="button" data-read={read || undefined} onClick={look}>
          <b>{title}</b>
          {content && <span>{plainText(content)}</span>}
          <time>{timeAgo(createTime, now)}</time>
        </Open>
        <Side>
          <IconButton label={text.more(title)} aria-expanded={open} onClick={() => onToggle(!open)}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
          {kind === 'system' && way && (
            <Way type="button" onClick={follow}>
              {text.look}
            </Way>
          )}
        </Side>
      </Row>
    </SwipeRow>
  );
}
