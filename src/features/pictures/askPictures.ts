import { lateView } from '@/ui/late/lateView';

/** Asks a member for pictures of a letter: most write none, so it comes in a chunk of its own. Show it inside a `Suspense`. */
export const AskForPictures = lateView(() =>
  import(/* webpackChunkName: "letter-pictures" */ './LetterPictures').then((m) => m.LetterPictures),
);
