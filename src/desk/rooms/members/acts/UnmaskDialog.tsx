import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { useUnmaskMutation } from '@/desk/rooms/members/membersApi';
import { showPhone } from '@/desk/rooms/members/shownPhone';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

/** Asks why before a phone is shown. */
export function UnmaskDialog({ member: { uid, name }, onClose }: ActDialogProps) {
  const { reason, field } = useReason(text.reasons);
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
