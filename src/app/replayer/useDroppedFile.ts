import { useEffect, useEffectEvent, useState } from 'react';
import { replayerText as text } from '@/text/replayer';
import type { Source } from './openLog';

const fileOf = (data: DataTransfer | null): Source | undefined => {
  const file = data?.files[0];
  return file && { name: file.name, text: () => file.text() };
};

/** Hears files that are dropped anywhere on the page, and files or texts that are pasted; whether one is hovering. */
export function useDroppedFile(onSource: (source: Source) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const give = useEffectEvent((source: Source | undefined) => source && onSource(source));
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setHovering(true);
    };
    const left = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovering(false);
    };
    const dropped = (event: DragEvent) => {
      event.preventDefault();
      setHovering(false);
      give(fileOf(event.dataTransfer));
    };
    const pasted = ({ clipboardData, target }: ClipboardEvent) => {
      // Into a field it is a word to look for.
      if (target instanceof HTMLInputElement) return;
      const words = clipboardData?.getData('text') ?? '';
      give(fileOf(clipboardData) ?? (words ? { name: text.pasted, text: async () => words } : undefined));
    };
    const heard = { dragover: over, dragleave: left, drop: dropped, paste: pasted } as unknown as Record<
      string,
      EventListener
    >;
    for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, hear);
    };
  }, []);
  return hovering;
}
