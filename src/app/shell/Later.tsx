import { memo } from 'react';
import { LATER } from '@/app/effects/laterChunk';
import { useChunk } from '@/shell/chunks/useChunk';
import type { LaterPartsProps } from './LaterParts';

/** A part of the frame that comes with the later chunk; nothing until then. */
export const Later = memo(function Later(props: LaterPartsProps) {
  const Parts = useChunk<LaterPartsProps>(LATER);
  return Parts ? <Parts {...props} /> : null;
});
