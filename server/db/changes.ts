/** The channel on which the database says what changed (`0032_changes.sql`), and processes what members wrote. */
export const CHANGES = 'plaza_changes';

/** Who hears what is said on {@link CHANGES}. */
export interface Hearing {
  heard(text: string): void;
  /** Something may have been said that was not heard. */
  missed(): void;
}

/** Hearing what is said, until it is stopped. */
export interface Listening {
  /** Whether everything is heard at this moment. */
  hears(): boolean;
  stop(): Promise<void>;
}
