/** Shapes of an icon as the text of one path; throws at a shape it does not know. */
export function onePath(
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[],
): string;
