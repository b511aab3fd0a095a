import { useRef } from 'react';

/**
 * The last of the values that `holds` was true of. A dialog that closes reads its words from here: the machine it shows is
 * elsewhere already.
 */
export function useLast<Value, Held extends Value>(
  value: Value,
  holds: (value: Value) => value is Held,
): Held | undefined {
  const last = useRef<Held>(undefined);
  if (holds(value)) last.current = value;
  return last.current;
}
