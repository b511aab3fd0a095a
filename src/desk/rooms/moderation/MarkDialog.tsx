import { useState } from 'react';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { ReasonField } from '@/desk/kit/field/ReasonField';
import { reasonText } from '@/desk/kit/field/reason';
import { faultText } from '@/desk/kit/states/faultText';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { useMarkPostMutation } from './moderationApi';

/** What is done to a post that is not judged. */
export type Mark = 'pin' | 'unpin' | 'feature' | 'unfeature';

const wish: Record<Mark, { pinned?: boolean; featured?: boolean }> = {
  pin: { pinned: true },
  unpin: { pinned: false },
  feature: { featured: true },
  unfeature: { featured: false },
};

/** Puts a post on top or forward, with a reason. */
export function MarkDialog({ id, mark, onClose }: { id: number; mark: Mark; onClose: () => void }) {
  const [reason, setReason] = useState({ choice: '', text: '' });
  const [markPost, { isLoading, error }] = useMarkPostMutation();
  const why = reasonText(reason);
  const run = async () => {
    const done = await markPost({ id, ...wish[mark], reason: why });
    if (!done.error) onClose();
  };
  return (
    <Dialog
      title={text.markTitle[mark]}
      recorded={text.markRecorded(id, text.markTitle[mark], why)}
      fault={error && faultText(error)}
      main={{ label: text[mark], run: () => void run(), disabled: why === '', busy: isLoading }}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} options={text.markReasons} />
    </Dialog>
  );
}
