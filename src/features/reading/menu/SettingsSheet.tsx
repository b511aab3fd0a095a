import { useState } from 'react';
import { bookApi } from '@/api/bookApi';
import { READER_SETTINGS, selectHere } from '@/features/reading/readerSlice';
import type { ReaderHabits, ReaderLook } from '@/features/reading/settings/readerSettings';
import {
  readerSettingsEvents,
  selectHabits,
  selectLook,
  selectOwnLook,
} from '@/features/reading/settings/readerSettingsSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { readerSettingsText as text } from '@/text/readerSettings';
import { Button } from '@/ui/button/Button';
import { Sheet } from '@/ui/sheet/Sheet';
import { ComicPart } from './ComicPart';
import { HabitsPart } from './HabitsPart';
import { NovelPart } from './NovelPart';
import { Options } from './Options';

/** How one of the settings is chosen. */
export interface Choose {
  look(choice: Partial<ReaderLook>): void;
  habits(choice: Partial<ReaderHabits>): void;
}

/** Settings of the reader, for this book or for all (pages 16). The page behind follows at once. */
export function SettingsSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const here = useAppSelector(selectHere);
  const bookId = here?.bookId ?? 0;
  const look = useAppSelector((state) => selectLook(state, bookId));
  const own = useAppSelector((state) => selectOwnLook(state, bookId));
  const habits = useAppSelector(selectHabits);
  const [scope, setScope] = useState<'book' | 'all'>(own ? 'book' : 'all');
  const { data } = bookApi.endpoints.chapterContent.useQueryState({ id: bookId, cid: here?.chapterId ?? 0 });
  const novel = data?.book.kind === 'novel';

  const choose: Choose = {
    look: (choice) =>
      dispatch(
        readerSettingsEvents.lookChosen(scope === 'book' ? { look: choice, bookId } : { look: choice, of: bookId }),
      ),
    habits: (choice) => dispatch(readerSettingsEvents.habitsChosen(choice)),
  };
  const Part = novel ? NovelPart : ComicPart;

  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      actions={
        <>
          {own && (
            <Button
              onClick={() => {
                dispatch(readerSettingsEvents.bookReset({ bookId }));
                setScope('all');
              }}
            >
              {text.resetBook}
            </Button>
          )}
          <Button onClick={() => dispatch(readerSettingsEvents.reset())}>{text.resetAll}</Button>
          <Button tone="main" onClick={() => dispatch(overlayEvents.withdrawn({ kind: READER_SETTINGS }))}>
            {text.done}
          </Button>
        </>
      }
    >
      <Options label={text.scope} options={text.scopes} chosen={scope} onChoose={(to) => setScope(to)} />
      <Part look={look} choose={choose} />
      <HabitsPart habits={habits} novel={novel} choose={choose} />
    </Sheet>
  );
}
