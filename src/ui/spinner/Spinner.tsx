import { Ring, Root } from './spinner.styles';

export interface SpinnerProps {
  /** What is being waited for; always shown, a bare spinner says nothing. */
  label: string;
  className?: string;
}

/** A wait inside something that is already on screen; a page or list shows its skeleton instead. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <Root role="status" className={className}>
      <Ring aria-hidden="true" />
      {label}
    </Root>
  );
}
