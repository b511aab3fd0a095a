/** Numbers in the style of the generated ones; the writers of the square come before the demo accounts. */
export const uidOf = (id: number): string => String(100_000_000 + id * 1_000_003).slice(0, 9);

/** The code with which somebody of the demo invites. */
export const inviteCodeOf = (id: number): string => `STAR${String(id).padStart(2, '0')}`;
