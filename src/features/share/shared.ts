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
  /** There is a poster of it. */
  poster?: PosterContent;
}
