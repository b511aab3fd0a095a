import * as v from 'valibot';
import { UploadedImage } from '@/contract/post';
import type { Draft } from '@/shell/forms/formsSlice';

/** A part of a draft that is kept as text, as an array of one; empty where it does not read as such. */
export function readPart<S extends v.GenericSchema>(text: unknown, schema: S): v.InferOutput<S>[] {
  try {
    const found = v.safeParse(schema, JSON.parse(String(text)));
    return found.success ? [found.output] : [];
  } catch {
    return [];
  }
}

/** The uploaded pictures that a form's draft names. */
export const imagesOf = ({ images }: Draft): readonly UploadedImage[] =>
  Array.isArray(images) ? images.flatMap((text) => readPart(text, UploadedImage)) : [];

/** The field of a form's draft that names its uploaded pictures; drafts keep them as text. */
export const imagesDraft = (images: readonly UploadedImage[]): Draft => ({
  images: images.map((image) => JSON.stringify(image)),
});
