/** The page that the desk stands in. */
export const page = {
  /** The value that lets a style of ours in. */
  nonce: (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
  reload: (): void => window.location.reload(),
  /** An address of the desk that somebody else can open. */
  addressOf: (path: string): string => new URL(path, window.location.origin).href,
  /** Whether the keyboard has a command key. */
  isMac: (): boolean => /mac|iphone|ipad/i.test(navigator.platform),
};
