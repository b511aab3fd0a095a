import { Count } from './frame.styles';

/** The number behind a room's word; red only where it is over its target. */
export function NavCount({ value, over }: { value: number; over?: boolean }) {
  return <Count data-over={over ? '' : undefined}>{value}</Count>;
}
