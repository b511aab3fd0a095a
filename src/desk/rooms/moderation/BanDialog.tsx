import { Dialog } from '@/desk/kit/dialog/Dialog';
import { moderationDeskText as text } from '@/text/desk/moderation';

interface BanDialogProps {
  name: string;
  kind: string;
  reason: string;
  onBan: () => void;
  onClose: () => void;
}

/** The gravest act is asked about once more. */
export function BanDialog({ name, kind, reason, onBan, onClose }: BanDialogProps) {
  return (
    <Dialog
      title={text.banTitle(name)}
      note={text.banNote}
      recorded={text.banRecorded(kind, reason)}
      main={{ label: text.banMain, run: onBan, grave: true }}
      onClose={onClose}
    />
  );
}
