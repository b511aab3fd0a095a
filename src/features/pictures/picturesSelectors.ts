import type { UploadedImage } from '@/contract/post';
import type { RootState } from '@/kernel/rootState';
import { selectPictureOrder, selectPictures } from './picturesSlice';

/** Uploaded pictures of a form in their order. */
export function uploadedImages(state: RootState, form: string): UploadedImage[] {
  const pictures = selectPictures(state);
  return selectPictureOrder(state, form).flatMap((key) => {
    const picture = pictures[key];
    return picture?.at === 'done' ? [picture.image] : [];
  });
}
