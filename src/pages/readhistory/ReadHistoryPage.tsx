import { useState } from 'react';
import { useAllowedBooks } from '@/features/books/ageGate';
import { bookPrefsEvents, selectIncognito } from '@/features/books/bookPrefsSlice';
import { selectUndo, undoEvents } from '@/features/books/history/undoSlice';
import { selectLocalHistory } from '@/features/reading/history/localHistorySlice';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { readHistoryText as text } from '@/text/readHistory';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { Button, LinkButton } from '@/ui/button/Button';
import { Switch } from '@/ui/switch/Switch';
import { FilmHistory, GuestFilms } from './FilmHistory';
import { HistoryList } from './HistoryList';
import { HistoryTools } from './HistoryTools';
import { type HistoryKind, type HistoryRow, localRows } from './historyRows';
import { MemberHistory } from './MemberHistory';
import { Guest, Incognito, Page, Undo } from './readhistory.styles';

const asBook = ({ book }: HistoryRow) => ({ adult: book.adult ?? false });

/** What was read or watched, latest first: the account's history, or for a guest what lies on this device (pages 17). */
export function ReadHistoryPage() {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectIsMember);
  const incognito = useAppSelector(selectIncognito);
  const [kind, setKind] = useState<HistoryKind>();
  const [keyword, setKeyword] = useState('');
  const [managing, setManaging] = useState(false);
  const entries = useAppSelector(selectLocalHistory);
  const local = useAllowedBooks(localRows(entries, { kind, keyword }), asBook);
  const films = kind === 'video';
  const list = {
    narrowed: kind !== undefined || keyword !== '',
    onWiden: () => {
      setKind(undefined);
      setKeyword('');
    },
    managing,
    onManaged: () => setManaging(false),
  };
  const choose = (next: HistoryKind | undefined) => {
    setKind(next);
    setManaging(false);
  };

  return (
    <Page>
      <SimpleHeader
        title={titles.readhistory}
        onBack={() => dispatch(navigationEvents.backAsked())}
        action={
          // The contract knows no call that takes a film out of the history.
          films ? undefined : (
            <Button size="s" aria-pressed={managing} onClick={() => setManaging(!managing)}>
              {managing ? text.manageDone : text.manage}
            </Button>
          )
        }
      />
      {!isMember && (
        <Guest>
          <p>{text.guest}</p>
          <LinkButton as={Link} to={href.login()} size="s" tone="tint">
            {text.guestAction}
          </LinkButton>
        </Guest>
      )}
      <Incognito>
        <span>
          {text.incognito}
          <small>{text.incognitoNote}</small>
        </span>
        <Switch checked={incognito} onChange={(on) => dispatch(bookPrefsEvents.incognitoSwitched({ on }))} />
      </Incognito>
      <HistoryTools kind={kind} keyword={keyword} onKind={choose} onKeyword={setKeyword} />
      {films && (isMember ? <FilmHistory keyword={keyword} onWiden={() => setKeyword('')} /> : <GuestFilms />)}
      {!films &&
        (isMember ? (
          <MemberHistory arg={{ ...(kind && { kind }), ...(keyword && { keyword }) }} {...list} />
        ) : (
          <HistoryList rows={local} phase={local.length === 0 ? 'empty' : 'finished'} {...list} />
        ))}
      <UndoBar />
    </Page>
  );
}

/** For a few seconds after something was deleted. */
function UndoBar() {
  const dispatch = useAppDispatch();
  const undo = useAppSelector(selectUndo);
  if (undo.at === 'resting') return null;
  return (
    <Undo role="status">
      {text.removed(undo.bookIds.length)}
      <button type="button" disabled={undo.at === 'restoring'} onClick={() => dispatch(undoEvents.undone())}>
        {text.undo}
      </button>
    </Undo>
  );
}
