import type { ComponentType } from 'react';
import { createContext } from 'react';

/** How to load the code behind each chunk name. */
export type ChunkLoaders = Readonly<Record<string, () => Promise<ComponentType<never>>>>;

/** The components that have arrived. State only says whether; functions do not belong in it. */
export type ChunkShelf = Map<string, ComponentType<never>>;

/** Gives components the shelf; set once at the root. */
export const ChunkShelfContext = createContext<ChunkShelf>(new Map());
