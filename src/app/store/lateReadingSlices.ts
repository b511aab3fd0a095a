import { bookMenuSlice } from '@/features/books/bookMenuSlice';
import { bookPrefsSlice } from '@/features/books/bookPrefsSlice';
import { undoSlice } from '@/features/books/history/undoSlice';
import { localHistorySlice } from '@/features/reading/history/localHistorySlice';
import { keptChaptersSlice } from '@/features/reading/kept/keptChaptersSlice';
import { placesSlice } from '@/features/reading/places/placesSlice';
import { readerSlice } from '@/features/reading/readerSlice';
import { readerSettingsSlice } from '@/features/reading/settings/readerSettingsSlice';
import { viewerSlice } from '@/features/viewer/viewerSlice';
import { filmSlice } from '@/features/welfare/filmSlice';

/** What the readers of comics and books and the films stand on. A part of `lateSlices`, made ready in a task of its own. */
export const lateReadingSlices = {
  bookMenu: bookMenuSlice,
  bookPrefs: bookPrefsSlice,
  historyUndo: undoSlice,
  film: filmSlice,
  keptChapters: keptChaptersSlice,
  localHistory: localHistorySlice,
  places: placesSlice,
  reader: readerSlice,
  readerSettings: readerSettingsSlice,
  viewer: viewerSlice,
} as const;
