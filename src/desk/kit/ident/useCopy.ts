import { useToast } from '@/desk/kit/toast/ToastProvider';
import { copyText } from '@/desk/world/copyText';
import { kitText } from '@/text/desk/kit';

/** Copies a text and says so. */
export function useCopy(): (text: string) => void {
  const say = useToast();
  return (text) => {
    void copyText(text).then((done) => say(done ? kitText.copied(text) : kitText.notCopied));
  };
}
