/** What a wish is about. Every one is a switch: liked or not, followed or not, gone or not. */
export type Target =
  | { kind: 'like'; of: 'post' | 'comment' | 'welfare'; id: number }
  | { kind: 'follow'; id: number }
  | { kind: 'block'; id: number }
  | { kind: 'hide'; id: number }
  /** A review of a game that the member found helpful. */
  | { kind: 'helpful'; id: number }
  /** A game that the member wants to play. */
  | { kind: 'wishlist'; id: number }
  /** A book that the member follows. */
  | { kind: 'subscribe'; id: number }
  | { kind: 'delete'; of: 'post' | 'bookComment' | 'review'; id: number }
  /** `postId`: the post whose count of comments follows. `threadId`: the comment that a reply stands under. */
  | { kind: 'delete'; of: 'comment'; id: number; postId?: number; threadId?: number };

/** One wish for each target: `like:post:7`, `follow:12`. */
export function keyOf(target: Target): string {
  return 'of' in target ? `${target.kind}:${target.of}:${target.id}` : `${target.kind}:${target.id}`;
}
