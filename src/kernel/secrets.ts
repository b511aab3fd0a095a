/**
 * Holds passwords and SMS codes between a form and the request that sends them, so that actions, state and recordings
 * carry only a handle. A handle is good for one request, or for its repeat where the server wanted a proof of work first.
 */
export interface Secrets {
  keep(secret: string): string;
  /** Puts the secrets back where the handles stand. */
  reveal(input: Record<string, unknown>): Record<string, unknown>;
  /** Makes the handles of `input` good once more, for what stood in their place. */
  giveBack(input: Record<string, unknown>, revealed: Record<string, unknown>): void;
}

/** Makes an empty vault. */
export function createSecrets(): Secrets {
  const held = new Map<string, string>();
  let count = 0;
  return {
    keep(secret) {
      count += 1;
      const handle = `secret:${count}`;
      held.set(handle, secret);
      return handle;
    },
    reveal(input) {
      return Object.fromEntries(
        Object.entries(input).map(([name, value]) => {
          const secret = typeof value === 'string' ? held.get(value) : undefined;
          if (secret === undefined) return [name, value];
          held.delete(value as string);
          return [name, secret];
        }),
      );
    },
    giveBack(input, revealed) {
      for (const [name, handle] of Object.entries(input)) {
        const secret = revealed[name];
        if (typeof handle === 'string' && typeof secret === 'string' && handle !== secret) held.set(handle, secret);
      }
    },
  };
}
