import { useState } from 'react';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { readHistoryText } from '@/text/readHistory';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Tick } from '@/ui/tick/Tick';
import { deleteHistory, type HistoryDeletion } from './deleteHistory';

const text = readHistoryText.dialog;

/** Asks before rows of the history go, and what else goes with them (pages 17). */
export function DeleteHistoryDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const deletion = dataOf<HistoryDeletion>(overlay);
  const all = deletion.what === 'all';
  const [places, setPlaces] = useState(false);
  const [keepSubscribed, setKeep] = useState(all);
  const go = () => {
    onCloseAsked('app');
    void dispatch(deleteHistory(deletion, { places, keepSubscribed }));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={all ? text.clearTitle : text.removeTitle(deletion.bookIds.length)}
      note={places ? text.noteForGood : text.note}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.stay}</Button>
          <Button tone="danger" onClick={go}>
            {all ? text.clear : text.remove}
          </Button>
        </>
      }
    >
      {/* A guest has no shelf, and on this device history and place are one. */}
      {isMember && all && (
        <Tick checked={keepSubscribed} onChange={setKeep}>
          {text.keep}
        </Tick>
      )}
      {isMember && (
        <Tick checked={places} onChange={setPlaces}>
          {text.places}
        </Tick>
      )}
    </Dialog>
  );
}
