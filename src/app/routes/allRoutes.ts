import type { Route } from '@/shell/navigation/route';

/** The routes of this build, one entry a page, from the pages' own folders (C4). */
export const allRoutes: readonly Route[] = [];
