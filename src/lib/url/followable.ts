/**
 * Whether an address from a server may be followed: a place of this origin, or a page of the web. Not `//host` nor
 * `/\\host`, which leave unseen, no other scheme, no name before the host that poses as one, and no spaces, which browsers
 * drop before they read an address.
 */
export const isFollowable = (url: string | null | undefined): url is string =>
  /^(?:https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?|\/(?!\/)[^\s\\]*)$/i.test(url ?? '');
