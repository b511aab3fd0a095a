import { overlayViews } from '@/app/routes/overlayViews';
import { LaterParts } from '@/app/shell/LaterParts';
import type { LaterCode } from './laterChunk';
import { laterEffects } from './laterEffects';

/** The whole of the later chunk. */
export const later: LaterCode = { laterEffects, LaterParts, overlayViews };
