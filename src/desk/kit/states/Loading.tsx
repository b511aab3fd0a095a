import { useEffect, useState } from 'react';
import { clock } from '@/desk/world/clock';
import { kitText } from '@/text/desk/kit';
import { Bones } from './states.styles';

/** A quick answer would only flicker. */
const QUIET_MS = 200;

/** What is being read, in the shape of its rows; nothing for the first 200 ms. */
export function Loading({ rows = 8 }: { rows?: number }) {
  const [shows, setShows] = useState(false);
  useEffect(() => clock.after(QUIET_MS, () => setShows(true)), []);
  if (!shows) return null;
  return (
    <Bones role="status" aria-label={kitText.loading}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={row} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      ))}
    </Bones>
  );
}
