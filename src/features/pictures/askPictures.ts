import { lateView } from '@/ui/late/lateView';

/**
 * Asks a member for pictures of a letter; show it inside a `Suspense`. It comes with what sends a recording: the name of a chunk more
 * would stand in the first load.
 */
export const AskForPictures = lateView(() =>
  import(/* webpackChunkName: "support-case" */ './LetterPictures').then((m) => m.LetterPictures),
);
