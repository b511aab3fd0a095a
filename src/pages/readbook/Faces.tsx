import { ChevronLeft } from 'lucide-react';
import { KeptChapters } from '@/features/reading/kept/KeptChapters';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { readingText } from '@/text/reading';
import NotFound from '@/ui/art/not-found.svg';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { EmptyState, ErrorState } from '@/ui/page-state/PageState';
import { Spinner } from '@/ui/spinner/Spinner';
import { Faced, Lit } from './faces.styles';
import { Back } from './locked.styles';

const text = readingText.faces;

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Back>
      <IconButton label={readingText.menu.back} onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
    </Back>
  );
}

interface FacesProps {
  title: string;
  note?: string | undefined;
  /** What failed, where it is not the network that is gone. */
  fault?: unknown;
  busy: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** The chapter could not be had: why, and once more. */
export function Faces({ title, note, fault, busy, onRetry, onBack }: FacesProps) {
  return (
    <Lit>
      <BackButton onBack={onBack} />
      {note === undefined ? (
        <FaultState title={title} fault={fault} busy={busy} onRetry={onRetry} />
      ) : (
        <ErrorState title={title} note={note} offlineNote={note} busy={busy} onRetry={onRetry} />
      )}
      <KeptChapters fault={fault} />
    </Lit>
  );
}

/** The chapter is on its way: a page of the reader's own ground. */
export function Waiting({ onBack }: { onBack: () => void }) {
  return (
    <Faced>
      <BackButton onBack={onBack} />
      <Spinner label={readingText.loading} />
    </Faced>
  );
}

/** There is no such chapter, or not any more. */
export function Gone({ bookId, onBack }: { bookId: number | undefined; onBack: () => void }) {
  const go = useGo();
  const routes = useRoutes();
  const contents = bookId !== undefined && routes.find('bookmenu') !== undefined;
  const to = contents ? href.bookmenu(bookId) : routes.find('animate') ? href.animate() : href.home();
  return (
    <Lit>
      <BackButton onBack={onBack} />
      <EmptyState
        art={NotFound}
        title={text.goneTitle}
        note={text.goneNote}
        action={
          <Button tone="tint" onClick={() => go(to, 'replace')}>
            {contents ? text.goneAction : text.goneHome}
          </Button>
        }
      />
    </Lit>
  );
}
