import { useEffect, useState } from 'react';
import { clock } from '@/desk/world/clock';

/** A value once it has stood still for so many ms: the server is not asked at every key. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => clock.after(ms, () => setSettled(value)), [value, ms]);
  return settled;
}
