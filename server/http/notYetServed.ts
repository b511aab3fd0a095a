/** Calls of the contract whose pages are not built yet: this server answers 404 and a client draws no link to them. */
export const notYetServed: readonly string[] = ['updateInfo', 'uploadAvatar'];
