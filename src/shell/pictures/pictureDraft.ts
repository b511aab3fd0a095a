import { UploadedImage } from '@/contract/post';
import type { Draft } from '@/shell/forms/formsSlice';
import { readPart } from '@/shell/forms/readPart';

/** The field of a form's draft that names its uploaded pictures; drafts keep them as text. */
export const imagesDraft = (images: readonly UploadedImage[]): Draft => ({
  images: images.map((image) => JSON.stringify(image)),
});

/** The uploaded pictures that a draft names. */
export const imagesOf = ({ images }: Draft): readonly UploadedImage[] =>
  Array.isArray(images) ? images.flatMap((text) => readPart(text, UploadedImage)) : [];
