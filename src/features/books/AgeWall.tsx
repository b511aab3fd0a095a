import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { booksText } from '@/text/books';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { AgeQuestion } from './AgeQuestion';

const text = booksText.ageGate;

/** Stands in for a book that may not be shown before, or after, the question of age (A7). */
export function AgeWall() {
  const dispatch = useAppDispatch();
  const go = useGo();
  const mayAsk = useAppSelector((state) => selectConfig(state).ageGate === 'ask');
  return (
    <>
      <AgeQuestion />
      <EmptyState
        title={text.lockedTitle}
        note={text.lockedNote}
        action={
          mayAsk ? (
            <Button tone="main" onClick={() => dispatch(overlayEvents.opened({ kind: 'age-gate' }))}>
              {text.lockedAsk}
            </Button>
          ) : (
            <Button tone="tint" onClick={() => go(href.animate(), 'replace')}>
              {text.lockedLeave}
            </Button>
          )
        }
      />
    </>
  );
}
