/** A service that some tests ask, by the name in `*.NAME.test.ts`, and what brings it. */
export interface Service {
  name: string;
  install: string;
}

/** Those that this run does not have. */
export function lackedServices(): Service[];
