import { uploadedImages } from '@/features/pictures/picturesSelectors';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { type Letters, letterEvents } from './lettersSlice';

/** Sends a feedback with the pictures that are there, and with the recording that was shown (`attach`). */
export const sendFeedback =
  (letter: Omit<Letters['feedback'], 'pictureIds'>, attach: boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const pictureIds = uploadedImages(getState(), 'feedback').map(({ id }) => id);
    dispatch(
      letterEvents.submitted({
        kind: 'feedback',
        letter: { ...letter, ...(pictureIds.length > 0 && { pictureIds }) },
        ...(attach && { attach }),
      }),
    );
  };
