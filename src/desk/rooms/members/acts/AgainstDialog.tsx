import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { useBanMutation, useEndLoginsMutation, useLiftMutation } from '@/desk/rooms/members/membersApi';
import { ledgerText } from '@/text/desk/ledger';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

type Against = 'endLogins' | 'ban' | 'unmute' | 'unban';

const WORDS: Record<Against, { title: string; note: string; recorded: (name: string) => string; done: string }> = {
  endLogins: {
    title: text.endLogins,
    note: text.endLoginsNote,
    recorded: text.endLoginsRecorded,
    done: text.endedLogins,
  },
  ban: { title: text.ban, note: text.banNote, recorded: text.banRecorded, done: ledgerText.asked },
  unmute: { title: text.unmute, note: text.liftNote, recorded: text.liftRecorded, done: text.lifted },
  unban: { title: text.unban, note: text.liftNote, recorded: text.liftRecorded, done: text.lifted },
};

/** Acts that need a reason and nothing else. */
export function AgainstDialog({ act, member: { uid, name }, onClose }: ActDialogProps & { act: Against }) {
  const { reason, field } = useReason(text.reasons);
  const { run, fault, busy, requestId } = useAct(onClose);
  const [endLogins] = useEndLoginsMutation();
  const [ban] = useBanMutation();
  const [lift] = useLiftMutation();
  const ask: Record<Against, () => PromiseLike<{ data?: object; error?: unknown }>> = {
    endLogins: () => endLogins({ uid, requestId, reason }),
    ban: () => ban({ uid, requestId, reason }),
    unmute: () => lift({ uid, requestId, kind: 'mute', reason }),
    unban: () => lift({ uid, requestId, kind: 'ban', reason }),
  };
  const { title, note, recorded, done } = WORDS[act];
  return (
    <Dialog
      title={`${title} · ${name}`}
      note={note}
      recorded={recorded(name)}
      fault={fault}
      main={{
        label: act === 'ban' ? ledgerText.askSecond : title,
        grave: act === 'ban',
        disabled: reason === '',
        busy,
        run: () => void run(ask[act](), () => done),
      }}
      onClose={onClose}
    >
      {field}
    </Dialog>
  );
}
