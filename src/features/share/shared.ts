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
}
