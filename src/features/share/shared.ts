/** What a poster shows. */
export interface PosterContent {
  /** Who invites: the member, whose picture the sheet asks for itself. */
  name: string;
  /** Product title. */
  title: string;
  inviteCode: string;
  /** Where the QR code leads, absolute. */
  url: string;
  /** Diamonds for who registers; 0 is not mentioned. */
  coins: number;
}

/** What the poster of a post or a game shows, beside the product and the QR code that leads to it. */
export interface CardContent {
  /** Empty for a post without one: its words stand alone. */
  title: string;
  text: string;
  /** Empty for none; of another origin it is left out. */
  picture: string;
  /** Who wrote or made it, with their picture. */
  by: string;
  face: string;
  /** A line beside the name: a score, a day; may be empty. */
  note: string;
}

/** Something to pass on. */
export interface Shared {
  title: string;
  text: string;
  /** Absolute. */
  url: string;
  /** What it looks like: the preview shows it. */
  picture?: string;
  /** It is a post that can be quoted in one of one's own. */
  quote?: { id: number; name: string; title: string; content: string; image: string };
  /** There is a poster of it. */
  poster?: PosterContent;
  /** It can be drawn as a poster, which is shown at a size to read. */
  card?: CardContent;
}
