import { useRef, useState } from 'react';
import { Button } from '@/desk/kit/button/Button';
import { uploadPicture } from '@/desk/rooms/content/uploadPicture';
import { contentDeskText as text } from '@/text/desk/content';

/** A button that takes a picture from this computer; what is wrong with it is said beside it. */
export function Upload({
  label,
  disabled,
  onDone,
}: {
  label: string;
  disabled: boolean;
  onDone: (url: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | { fault: string }>('idle');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setState('busy');
    const answer = await uploadPicture(file);
    if ('url' in answer) onDone(answer.url);
    setState('url' in answer ? 'idle' : { fault: answer.fault });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={label}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button disabled={disabled || state === 'busy'} onClick={() => input.current?.click()}>
        {state === 'busy' ? text.uploading : text.upload}
      </Button>
      {typeof state === 'object' && (
        <span data-problem="" role="alert">
          {state.fault}
        </span>
      )}
    </>
  );
}
