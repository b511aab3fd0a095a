import { LETTER_PICTURES } from '@/contract/limits';
import { letterPicturesText as text } from '@/text/letterPictures';
import { Pictures } from './letterPictures.styles';
import { PictureGrid } from './PictureGrid';

/** Where a member adds pictures to a letter; `waits`: it goes as soon as they are there. */
export function LetterPictures({ form, waits }: { form: string; waits: boolean }) {
  return (
    <Pictures>
      <legend>{text.legend(LETTER_PICTURES.most)}</legend>
      <PictureGrid form={form} most={LETTER_PICTURES.most} />
      <small role="status">{waits && text.waits}</small>
    </Pictures>
  );
}
