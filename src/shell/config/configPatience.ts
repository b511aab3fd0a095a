/** Nothing waits longer than this for the operator's settings. */
export const CONFIG_PATIENCE_MS = 3_000;
