import { type Ref, useRef } from 'react';
import { Button, type ButtonProps } from '@/ui/button/Button';
import type { Source } from './openLog';

interface OpenButtonProps extends Pick<ButtonProps, 'tone' | 'size'> {
  label: string;
  onChosen: (source: Source) => void;
  /** For a key that presses it. */
  button?: Ref<HTMLButtonElement>;
}

/** Asks for a file. */
export function OpenButton({ label, onChosen, button, ...look }: OpenButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} ref={button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,.txt,application/json,text/plain"
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChosen({ name: file.name, text: () => file.text() });
          // The same file again is a choice too.
          target.value = '';
        }}
      />
    </>
  );
}
