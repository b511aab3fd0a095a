import type { ComponentType } from 'react';
import { createContext } from 'react';

/** Loads the code behind a chunk name; nothing for a name this build does not have. */
export type ChunkLoad = (name: string) => Promise<ComponentType<never> | undefined>;

/** The components that have arrived. State only says whether; functions do not belong in it. */
export type ChunkShelf = Map<string, ComponentType<never>>;

/** Gives components the shelf; set once at the root. */
export const ChunkShelfContext = createContext<ChunkShelf>(new Map());
