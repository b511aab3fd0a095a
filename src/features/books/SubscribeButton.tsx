import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { booksText } from '@/text/books';
import { Button, type ButtonProps } from '@/ui/button/Button';

const text = booksText.subscribe;

interface SubscribeButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  book: { id: number; title: string; subscribed: boolean };
}

/** Subscribes to a book at once; one request at a time, and the last tap wins. A guest goes to login first. */
export function SubscribeButton({ book: { id, title, subscribed }, ...look }: SubscribeButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      {...look}
      tone={subscribed ? 'plain' : 'tint'}
      aria-pressed={subscribed}
      aria-label={subscribed ? text.doneNamed(title) : text.doNamed(title)}
      icon={subscribed ? <BookmarkCheck aria-hidden="true" /> : <BookmarkPlus aria-hidden="true" />}
      onClick={() => void dispatch(askSwitch({ kind: 'subscribe', id }, !subscribed))}
    >
      {subscribed ? text.done : text.do}
    </Button>
  );
}
