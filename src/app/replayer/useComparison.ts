import { useState } from 'react';
import { everySlice } from '@/app/replay/breathe';
import { readSessionInSlices } from '@/app/replay/readSessionFile';
import type { SessionFile } from '@/app/replay/sessionFile';
import { replayerText as text } from '@/text/replayer';
import type { ReplayerWorld, Source } from './openLog';

/** A second recording beside the one that is open, or why there is none. */
export function useComparison({ clock }: ReplayerWorld) {
  const [other, setOther] = useState<{ name: string; file: SessionFile }>();
  const [why, setWhy] = useState('');
  const begin = (source: Source) => {
    const { name } = source;
    setWhy('');
    source
      .text()
      .then((content) => readSessionInSlices(content, everySlice(clock)))
      .then(
        (reading) => (reading.ok ? setOther({ name, file: reading.file }) : setWhy(reading.text)),
        () => setWhy(text.unreadable),
      );
  };
  return { other, why, begin, end: () => setOther(undefined) };
}
