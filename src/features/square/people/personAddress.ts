/** What a person's page shows under their head. */
export const PARTS = ['posts', 'games', 'books'] as const;
export type Part = (typeof PARTS)[number];
/** The lists of people behind it. */
export type PeopleList = 'follows' | 'fans';

/** Whose page an address of the square asks for (`?user=`, C10); undefined for the square itself. */
export function askedPerson(search: string | URLSearchParams): number | undefined {
  const id = Number(new URLSearchParams(search).get('user') ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** Which part or list of the page the address asks for; one nobody knows is the posts. */
export function readPerson(query: URLSearchParams): { part: Part; list: PeopleList | undefined } {
  const list = query.get('list');
  const part = query.get('part');
  return {
    part: PARTS.find((one) => one === part) ?? 'posts',
    list: list === 'follows' || list === 'fans' ? list : undefined,
  };
}
