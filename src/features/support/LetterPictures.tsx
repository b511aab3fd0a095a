import { Suspense } from 'react';
import { LETTER_PICTURES } from '@/contract/limits';
import { lettersText } from '@/text/letters';
import { lateView } from '@/ui/late/lateView';
import { Pictures } from './support.styles';

const text = lettersText.pictures;

const PictureGrid = lateView(() =>
  import(/* webpackChunkName: "letter-pictures" */ '@/shell/pictures/PictureGrid').then((m) => m.PictureGrid),
);

/** Where a member adds pictures to a letter; `waits`: it goes as soon as they are there. */
export function LetterPictures({ form, waits }: { form: string; waits: boolean }) {
  return (
    <Pictures>
      <legend>{text.legend}</legend>
      <Suspense>
        <PictureGrid form={form} most={LETTER_PICTURES.most} />
      </Suspense>
      <small role="status">{waits ? text.waits : text.note}</small>
    </Pictures>
  );
}
