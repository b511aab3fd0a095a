/** What is written by hand about a film or an album. */
export interface Draft {
  title: string;
  intro: string;
  /** The game whose world it shows. */
  game: string;
  /** Diamonds; 0 is free. */
  price?: number;
  vipOnly?: boolean;
  /** Of those that cost something: whether VIP has it for nothing (default). */
  vipFree?: boolean;
  hot?: boolean;
  views: number;
  /** How many demo members like it. */
  likes: number;
  /** ms before seeding. */
  before: number;
}
