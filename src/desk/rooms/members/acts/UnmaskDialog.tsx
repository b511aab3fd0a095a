import { Dialog } from '@/desk/kit/dialog/Dialog';
import { useUnmaskMutation } from '@/desk/rooms/members/membersApi';
import { showPhone } from '@/desk/rooms/members/shownPhone';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';
import { useAct } from './useAct';
import { useReason } from './useReason';

/** Asks why before a phone is shown. */
export function UnmaskDialog({ member: { uid, name }, onClose }: ActDialogProps) {
  const { reason, field } = useReason();
  const { run, fault, busy } = useAct<{ phone?: string | null | undefined }>(onClose);
  const [unmask] = useUnmaskMutation();
  const show = ({ phone }: { phone?: string | null | undefined }) => {
    if (phone) showPhone(uid, phone);
    return text.unmaskRecorded(name);
  };
  return (
    <Dialog
      title={`${text.unmask} · ${name}`}
      note={text.unmaskNote}
      recorded={text.unmaskRecorded(name)}
      fault={fault}
      main={{
        label: text.unmaskRun,
        disabled: reason === '',
        busy,
        run: () => void run(unmask({ uid, reason }), show),
      }}
      onClose={onClose}
    >
      {field}
    </Dialog>
  );
}
