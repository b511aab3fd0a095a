import { X } from 'lucide-react';
import { POST_FORM, quoteDraft, readWritten } from '@/features/publish/written';
import { QuoteBlock } from '@/features/square/card/QuoteBlock';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { publishText } from '@/text/publish';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Block, Legend } from './postpage.styles';

const text = publishText.quote;

/** The post that stands under the words, as readers will see it, until it is taken out. */
export function QuoteChoice() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectForm(state, POST_FORM).draft);
  const { quote } = readWritten(draft);
  if (!quote) return null;
  const { id, name, title, content, image } = quote;
  const images = image === '' ? [] : [{ url: image, w: 4, h: 3 }];
  return (
    <Block as="section" aria-label={text.legend} data-removable>
      <Legend>{text.legend}</Legend>
      <IconButton
        label={text.remove}
        onClick={() => dispatch(formEvents.drafted({ form: POST_FORM, draft: quoteDraft(undefined) }))}
      >
        <X aria-hidden="true" />
      </IconButton>
      <QuoteBlock quote={{ id, gone: false, title, content, author: { id: 0, name }, images }} />
    </Block>
  );
}
