import { type ComponentType, useContext } from 'react';
import { useAppSelector } from '@/kernel/hooks';
import { ChunkShelfContext } from './chunkShelf';
import { selectChunk } from './chunksSlice';

/**
 * The component behind a chunk name, once the state says that it is there: who travels to a moment before that sees
 * what the member saw, and no component meets a state without its slices (H1).
 */
export function useChunk<Props = object>(name: string): ComponentType<Props> | undefined {
  const isReady = useAppSelector((state) => selectChunk(state, name)?.at === 'ready');
  const shelf = useContext(ChunkShelfContext);
  return isReady ? (shelf.get(name) as ComponentType<Props> | undefined) : undefined;
}
