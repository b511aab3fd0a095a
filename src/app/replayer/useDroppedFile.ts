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
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', left);
    document.addEventListener('drop', dropped);
    document.addEventListener('paste', pasted);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', left);
      document.removeEventListener('drop', dropped);
      document.removeEventListener('paste', pasted);
    };
  }, []);
  return hovering;
}
