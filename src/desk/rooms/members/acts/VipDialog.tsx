import { useState } from 'react';
import { useAct } from '@/desk/kit/act/useAct';
import { useReason } from '@/desk/kit/act/useReason';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { TextField } from '@/desk/kit/field/TextField';
import { OverLimit } from '@/desk/kit/ledger/LedgerPreview';
import { dayText } from '@/desk/kit/time/timeText';
import { useVipMutation } from '@/desk/rooms/members/membersApi';
import { useSelf } from '@/desk/session/useSelf';
import { clock } from '@/desk/world/clock';
import { ledgerText } from '@/text/desk/ledger';
import { membersText as text } from '@/text/desk/members';
import type { ActDialogProps } from './ActDialog';

const DAY_MS = 86_400_000;
const MOST = 3650;

/** Whole days that are not zero, as they are typed; null for anything else. */
function daysIn(typed: string): number | null {
  const plain = typed.trim().replace('−', '-');
  const days = /^[+-]?[1-9]\d{0,3}$/.test(plain) ? Number(plain) : 0;
  return days === 0 || Math.abs(days) > MOST ? null : days;
}

/** Gives days of VIP or takes them; above the limit a second person is asked. */
export function VipDialog({ member: { uid, name, vip }, onClose }: ActDialogProps) {
  const [typed, setTyped] = useState('');
  const { reason, field } = useReason(text.reasons);
  const { run, fault, busy, requestId } = useAct<{ state: 'done' | 'asked' }>(onClose);
  const [change] = useVipMutation();
  const limit = useSelf().alone.vipDays;
  const now = clock.now();
  const days = daysIn(typed);
  const isOver = days !== null && days < 0 && !vip;
  const needsSecond = days !== null && Math.abs(days) > limit;
  const endsAfter = days === null ? 0 : Math.max(now, Math.max(now, vip?.endsAt ?? 0) + days * DAY_MS);
  const problem =
    typed === '' || typed === '-'
      ? undefined
      : days === null
        ? text.daysWrong(MOST)
        : isOver
          ? text.noVipToTake
          : undefined;
  return (
    <Dialog
      title={`${text.vip} · ${name}`}
      note={text.vipNote}
      recorded={text.vipRecorded}
      fault={fault}
      main={{
        label: needsSecond ? ledgerText.askSecond : text.vipRun(days ?? 0),
        disabled: days === null || isOver || reason === '',
        busy,
        run: () =>
          void run(change({ uid, requestId, days: days ?? 0, reason }), ({ state }) =>
            state === 'done' ? text.vipChanged : ledgerText.asked,
          ),
      }}
      onClose={onClose}
    >
      <TextField label={text.vipDaysField} value={typed} inputMode="text" first problem={problem} onChange={setTyped} />
      {needsSecond && !isOver && <OverLimit what={text.vipCount(Math.abs(days))} limit={text.vipCount(limit)} />}
      {field}
      {days !== null && !isOver && (
        <p>
          {text.vipFromTo(
            vip ? dayText(vip.endsAt, now) : text.noVip,
            endsAfter > now ? dayText(endsAfter, now) : text.vipOverNow,
          )}
        </p>
      )}
    </Dialog>
  );
}
