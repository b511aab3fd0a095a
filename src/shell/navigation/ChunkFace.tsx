import { useAppDispatch } from '@/kernel/hooks';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { shellText } from '@/text/shell';
import { ErrorFace } from '@/ui/face/Face';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';

/** A page whose code is not here: a skeleton at once, and 重试 when it could not be had. Never blank (C8). */
export function ChunkFace({ name, broken }: { name: string; broken: boolean }) {
  const dispatch = useAppDispatch();
  if (!broken) return <PageSkeleton />;
  return (
    <ErrorFace
      title={shellText.pageLost}
      note={shellText.pageLostNote}
      onRetry={() => dispatch(chunkEvents.wanted({ name }))}
    />
  );
}
