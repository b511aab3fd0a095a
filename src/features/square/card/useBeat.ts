import { useState } from 'react';

/** Whether the heart beats, and what to call when it is tapped: it beats for the finger, not for what was liked long ago. */
export function useBeat(liked: boolean) {
  const [tapped, setTapped] = useState(false);
  return { beats: (tapped && liked) || undefined, tap: () => setTapped(true) };
}
