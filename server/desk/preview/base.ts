/** Where the calls and pictures of a preview go. */
export const baseOf = (ticket: string): string => `/api/desk/preview/${ticket}`;
