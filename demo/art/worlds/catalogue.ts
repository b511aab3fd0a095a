import { candy } from './candy';
import { dungeon } from './dungeon';
import { farm } from './farm';
import { mecha } from './mecha';
import { neon } from './neon';
import { sea } from './sea';
import { sky } from './sky';
import type { World } from './world';
import { wuxia } from './wuxia';

export type WorldName = 'sky' | 'sea' | 'neon' | 'farm' | 'wuxia' | 'mecha' | 'dungeon' | 'candy';
// The order is part of every picture's number: never reorder, only append.
export const WORLD_NAMES: readonly WorldName[] = ['sky', 'sea', 'neon', 'farm', 'wuxia', 'mecha', 'dungeon', 'candy'];
export const WORLDS: Record<WorldName, World> = { sky, sea, neon, farm, wuxia, mecha, dungeon, candy };
