import type { Route } from '@playwright/test';

export interface Hold {
  /** For `page.route`: nothing passes before the release. */
  route: (route: Route) => Promise<void>;
  release: () => void;
}

/** Keeps requests waiting until they are released, so that a page can be seen before its answer. */
export function hold(): Hold {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    route: async (route) => {
      await released;
      await route.continue();
    },
    release,
  };
}
