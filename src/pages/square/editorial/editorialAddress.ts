/** What an address of the square asks for besides its lists: stories (`?story=`) or lists of games (`?picks=`), one or all (C10). */
export interface EditorialView {
  of: 'story' | 'picks';
  /** One of them; undefined for all. */
  id: number | undefined;
}

/** What the address asks for; undefined for the square itself. */
export function askedEditorial(query: URLSearchParams): EditorialView | undefined {
  const of = query.has('story') ? 'story' : query.has('picks') ? 'picks' : undefined;
  if (of === undefined) return undefined;
  const id = Number(query.get(of));
  return { of, id: Number.isSafeInteger(id) && id > 0 ? id : undefined };
}
