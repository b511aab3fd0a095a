import { useState } from 'react';
import { publishApi } from '@/api/publishApi';
import type { ReportReason } from '@/contract/calls/publishing';
import { useAppDispatch } from '@/kernel/hooks';
import { dataOf } from '@/shell/overlays/dataOf';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { squareText } from '@/text/square';
import { Button } from '@/ui/button/Button';
import { TextArea } from '@/ui/field/Field';
import { Sheet } from '@/ui/sheet/Sheet';
import { Reasons } from './menu.styles';

const text = squareText.report;
const reasons = Object.entries(text.reasons) as [ReportReason, string][];

/** The contract's limit of a note. */
const NOTE_LONGEST = 200;

/** Tells the operator what is wrong with a post, a comment or a person. */
export function ReportSheet({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { kind, id } = dataOf<{ kind: 'post' | 'comment' | 'user' | 'review'; id: number }>(overlay);
  const [send, { isLoading }] = publishApi.endpoints.report.useMutation();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');

  const submit = async () => {
    if (!reason) return;
    const more = note.trim();
    const answer = await send({ kind, id, reason, ...(more && { note: more }) });
    if (answer.error) return;
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    dispatch(toastEvents.raised({ type: 'success', text: text.done }));
  };

  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <Button
          tone="main"
          size="l"
          block
          busy={isLoading}
          disabled={!reason || [...note].length > NOTE_LONGEST}
          onClick={() => void submit()}
        >
          {text.send}
        </Button>
      }
    >
      <Reasons aria-label={text.note}>
        {reasons.map(([value, label]) => (
          <label key={value} data-on={reason === value || undefined}>
            <input type="radio" name="report-reason" checked={reason === value} onChange={() => setReason(value)} />
            {label}
          </label>
        ))}
      </Reasons>
      <TextArea
        label={text.more}
        placeholder={text.more}
        value={note}
        onChange={setNote}
        limit={NOTE_LONGEST}
        rows={3}
      />
    </Sheet>
  );
}
