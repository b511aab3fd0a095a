/** Spaces and control characters, which browsers drop from an address before they read it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what an address is disguised with
const DISGUISE = /[\u0000-\u0020\u007f\\]/;

/**
 * Whether an address from a server may be followed: a place of this origin, or a page of the web. Not `//host` nor
 * `/\host`, which leave unseen, no other scheme, and no name before the host that poses as one.
 */
export function isFollowable(url: string | null | undefined): url is string {
  if (!url || DISGUISE.test(url)) return false;
  return /^\/(?!\/)/.test(url) || /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(url);
}
