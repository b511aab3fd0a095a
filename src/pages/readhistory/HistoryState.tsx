import { Link } from '@/shell/navigation/Link';
import { useLink } from '@/shell/navigation/useLink';
import { readHistoryText } from '@/text/readHistory';
import { Button, LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';

interface HistoryFaceProps {
  /** A kind or keyword is chosen: then that is why there is nothing. */
  narrowed: boolean;
  onWiden: () => void;
  /** Where nothing was begun at all: what it says, and where there is something to begin. */
  empty: { title: string; note: string; action: string };
  to: string;
}

/** What stands in place of rows. */
export function HistoryState({ narrowed, onWiden, empty, to }: HistoryFaceProps) {
  const link = useLink()(to);
  const { noMatch } = readHistoryText;
  if (narrowed) {
    return (
      <EmptyState
        title={noMatch.title}
        note={noMatch.note}
        action={
          <Button tone="tint" onClick={onWiden}>
            {noMatch.action}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={empty.title}
      note={empty.note}
      action={
        link && (
          <LinkButton as={Link} to={link.href} tone="tint">
            {empty.action}
          </LinkButton>
        )
      }
    />
  );
}
