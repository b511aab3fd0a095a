import { Ban, Flag, Link2, UserCheck, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { askMember } from '@/features/square/menu/askMember';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { personText } from '@/text/person';
import { Sheet } from '@/ui/sheet/Sheet';
import { Told } from './person-menu.styles';
import { copyPersonLink } from './sharePerson';

const text = personText.menu;

/** What the menu of a person has to know. */
const MenuOf = v.object({ id: Id, name: v.string(), followed: v.boolean(), blocked: v.boolean() });

interface Act {
  icon: ReactNode;
  name: string;
  note: string;
  bad?: boolean;
  does: () => void;
}

/** What can be done about somebody, each line with what it does. */
export function PersonMenuSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { id, name, followed, blocked } = v.parse(MenuOf, overlay.data);
  const follow: Act = {
    icon: followed ? <UserCheck aria-hidden="true" /> : <UserPlus aria-hidden="true" />,
    name: followed ? text.unfollow : text.follow,
    note: followed ? text.unfollowNote : text.followNote,
    does: () => void dispatch(askSwitch({ kind: 'follow', id }, !followed)),
  };
  const block: Act = {
    icon: <Ban aria-hidden="true" />,
    name: text.block,
    note: text.blockNote,
    bad: true,
    does: () => void dispatch(askMember('square-confirm', { kind: 'block', id })),
  };
  const acts: readonly Act[] = [
    ...(blocked ? [] : [follow]),
    {
      icon: <Link2 aria-hidden="true" />,
      name: text.copy,
      note: text.copyNote,
      does: () => void dispatch(copyPersonLink(id)),
    },
    ...(blocked ? [] : [block]),
    {
      icon: <Flag aria-hidden="true" />,
      name: text.report,
      note: text.reportNote,
      bad: true,
      does: () => void dispatch(askMember('report', { kind: 'user', id })),
    },
  ];
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={name} bare>
      <Told>
        {acts.map(({ icon, name: act, note, bad, does }) => (
          <button
            key={act}
            type="button"
            data-tone={bad ? 'danger' : undefined}
            onClick={() => {
              dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
              does();
            }}
          >
            {icon}
            <b>{act}</b>
            <small>{note}</small>
          </button>
        ))}
        <button type="button" onClick={() => onCloseAsked('x')}>
          {text.cancel}
        </button>
      </Told>
    </Sheet>
  );
}
