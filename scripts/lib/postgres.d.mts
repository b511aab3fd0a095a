/** A private PostgreSQL cluster. */
export interface Cluster {
  url: string;
  /** Takes it down; `immediate` as a crash would. */
  down(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same port, with the same data. */
  up(): Promise<void>;
  /** Ends it and throws its folder away. */
  stop(): Promise<void>;
}

/** `outlivesCrash`: what it has confirmed is there again after `down('immediate')`. */
export function startPostgres(bin: string, options?: { outlivesCrash?: boolean }): Promise<Cluster>;
