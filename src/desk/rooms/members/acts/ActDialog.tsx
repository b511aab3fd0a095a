import type { DeskMember } from '@/contract/desk/members';
import { AgainstDialog } from './AgainstDialog';
import { GiveDialog } from './GiveDialog';
import { MessageDialog } from './MessageDialog';
import { MuteDialog } from './MuteDialog';
import { NoteDialog } from './NoteDialog';
import { RefundDialog } from './RefundDialog';
import { VipDialog } from './VipDialog';

/** What is done to a member, each in a dialog of its own. */
export type ActName =
  | 'message'
  | 'note'
  | 'give'
  | 'refund'
  | 'vip'
  | 'endLogins'
  | 'mute'
  | 'ban'
  | 'unmute'
  | 'unban';

export interface ActDialogProps {
  member: DeskMember;
  onClose: () => void;
}

/** The dialog of an act. */
export function ActDialog({ act, ...rest }: ActDialogProps & { act: ActName }) {
  switch (act) {
    case 'message':
      return <MessageDialog {...rest} />;
    case 'note':
      return <NoteDialog {...rest} />;
    case 'give':
      return <GiveDialog {...rest} />;
    case 'refund':
      return <RefundDialog {...rest} />;
    case 'vip':
      return <VipDialog {...rest} />;
    case 'mute':
      return <MuteDialog {...rest} />;
    case 'endLogins':
    case 'ban':
    case 'unmute':
    case 'unban':
      return <AgainstDialog act={act} {...rest} />;
  }
}
