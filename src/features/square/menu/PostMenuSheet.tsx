import { Ban, EyeOff, Flag, Link2, MessageCircleOff, Trash2, UserCheck, UserPlus } from 'lucide-react';
import { selectUid } from '@/features/session/accountSlice';
import { useIsFollowed } from '@/features/square/people/useIsFollowed';
import { askHide } from '@/features/square/unseen/askHide';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import type { AppDispatch } from '@/kernel/dispatch';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { dataOf } from '@/shell/overlays/dataOf';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { squareText } from '@/text/square';
import { Sheet } from '@/ui/sheet/Sheet';
import { askMember } from './askMember';
import { Lines } from './menu.styles';
import type { MenuData } from './menuData';
import { copyPostLink } from './sharePost';

const text = squareText.menu;

/** What can be done with a post: about its author, about seeing it, and with one's own (pages 2). */
export function PostMenuSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { id, author } = dataOf<MenuData>(overlay);
  const mine = useAppSelector(selectUid) === author.uid;
  const followed = useIsFollowed(author.id);

  const then = (what: Parameters<AppDispatch>[0]) => () => {
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    void dispatch(what as never);
  };
  const ask = (kind: string, data: Record<string, unknown>) => then(askMember(kind, data) as never);

  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.title} bare>
      <Lines>
        {!mine && (
          <button type="button" onClick={then(askSwitch({ kind: 'follow', id: author.id }, !followed) as never)}>
            {followed ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
            {followed ? text.unfollow(author.name) : text.follow(author.name)}
          </button>
        )}
        <button type="button" onClick={then(copyPostLink(id) as never)}>
          <Link2 aria-hidden="true" />
          {text.copy}
        </button>
        {!mine && (
          <button type="button" onClick={then(askHide(id) as never)}>
            <EyeOff aria-hidden="true" />
            {text.hide}
          </button>
        )}
        <button type="button" onClick={then(overlayEvents.opened({ kind: 'muted-words' }))}>
          <MessageCircleOff aria-hidden="true" />
          {text.mute}
        </button>
        {!mine && (
          <button type="button" onClick={ask('report', { kind: 'post', id })}>
            <Flag aria-hidden="true" />
            {text.report}
          </button>
        )}
        {!mine && (
          <button type="button" data-tone="danger" onClick={ask('square-confirm', { kind: 'block', id: author.id })}>
            <Ban aria-hidden="true" />
            {text.block(author.name)}
          </button>
        )}
        {mine && (
          <button type="button" data-tone="danger" onClick={ask('square-confirm', { kind: 'delete', of: 'post', id })}>
            <Trash2 aria-hidden="true" />
            {text.remove}
          </button>
        )}
      </Lines>
    </Sheet>
  );
}
