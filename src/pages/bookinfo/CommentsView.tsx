import { Pencil } from 'lucide-react';
import type { BookDetail } from '@/contract/book';
import { askMember } from '@/features/square/menu/askMember';
import { useAppDispatch } from '@/kernel/hooks';
import { bookInfoText } from '@/text/bookInfo';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { IconButton } from '@/ui/icon-button/IconButton';
import { BookComments } from './comments/BookComments';
import { BOOK_COMMENT } from './comments/sendBookComment';

const text = bookInfoText.comments;

interface CommentsViewProps {
  book: BookDetail;
  /** Only what is about this chapter. */
  chapterId: number | undefined;
  onBack: () => void;
}

/** `bookinfo?view=comments`: everything readers wrote. */
export function CommentsView({ book: { id, title }, chapterId, onBack }: CommentsViewProps) {
  const dispatch = useAppDispatch();
  const target = { id, title, ...(chapterId !== undefined && { chapterId }) };
  return (
    <>
      <SimpleHeader
        title={text.title}
        onBack={onBack}
        action={
          <IconButton label={text.write} onClick={() => void dispatch(askMember(BOOK_COMMENT, target))}>
            <Pencil aria-hidden="true" />
          </IconButton>
        }
      />
      <BookComments target={target} />
    </>
  );
}
