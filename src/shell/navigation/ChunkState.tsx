import { memo } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { shellText } from '@/text/shell';
import { ErrorState } from '@/ui/page-state/PageState';
import { PageSkeleton } from '@/ui/skeleton/PageSkeleton';

/** A page whose code is not here: a skeleton at once, and 重试 when it could not be had. Never blank (C8). */
export const ChunkState = memo(function ChunkState({ name, broken }: { name: string; broken: boolean }) {
  const dispatch = useAppDispatch();
  if (!broken) return <PageSkeleton />;
  return (
    <ErrorState
      title={shellText.pageLost}
      note={shellText.pageLostNote}
      onRetry={() => dispatch(chunkEvents.wanted({ name }))}
    />
  );
});
