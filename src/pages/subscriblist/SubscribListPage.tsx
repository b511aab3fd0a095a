import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { bookPrefsEvents, selectBookPrefs } from '@/features/books/bookPrefsSlice';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { shelfText as text } from '@/text/shelf';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Button, LinkButton } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { EmptyState } from '@/ui/page-state/PageState';
import { Recommended } from './Recommended';
import { Shelf } from './Shelf';
import { Page } from './subscriblist.styles';

/** The shelf of subscribed books: what is new, and the way to the next chapter (pages 18). */
export function SubscribListPage() {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const { shelf } = useAppSelector(selectBookPrefs);
  const [managing, setManaging] = useState(false);
  const grid = shelf === 'grid';
  return (
    <Page>
      <SimpleHeader
        title={titles.subscriblist}
        onBack={() => dispatch(navigationEvents.backAsked())}
        action={
          isMember && (
            <>
              <IconButton
                label={grid ? text.toList : text.toGrid}
                onClick={() => dispatch(bookPrefsEvents.shelfChosen({ shelf: grid ? 'list' : 'grid' }))}
              >
                {grid ? <List aria-hidden="true" /> : <LayoutGrid aria-hidden="true" />}
              </IconButton>
              <Button size="s" aria-pressed={managing} onClick={() => setManaging(!managing)}>
                {managing ? text.manageDone : text.manage}
              </Button>
            </>
          )
        }
      />
      {isMember ? (
        <Shelf grid={grid} managing={managing} onManaged={() => setManaging(false)} />
      ) : (
        <>
          <EmptyState
            title={text.guest.title}
            note={text.guest.note}
            action={
              <LinkButton as={Link} to={href.login()} tone="main">
                {text.guest.action}
              </LinkButton>
            }
          />
          <Recommended />
        </>
      )}
    </Page>
  );
}
