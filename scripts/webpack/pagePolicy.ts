/** Other origins that the app may call and take pictures and films from: an operator names them when building. */
export function allowedOrigins(text = process.env.PAGE_ORIGINS ?? ''): string[] {
  const origins = text.split(/[\s,]+/).filter(Boolean);
  const isOrigin = (origin: string) =>
    /^https?:\/\/[\w.:[\]-]+$/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
  const wrong = origins.filter((origin) => !isOrigin(origin));
  if (wrong.length > 0) throw new Error(`PAGE_ORIGINS: not an origin like https://api.example: ${wrong.join(', ')}`);
  return origins;
}

interface PolicyParts {
  scripts: string;
  styles: string;
  origins: readonly string[];
  /** Makers of trusted HTML besides the app's own. */
  makers?: string;
}

/** What the app's page may do, wherever it is served; every HTML sink needs a Trusted Type of one of the named makers. */
export const pagePolicy = ({ scripts, styles, origins, makers = '' }: PolicyParts): string => {
  const from = (...sources: string[]) => [...sources, ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src ${from("'self'", 'data:', 'blob:')}`,
    `media-src ${from("'self'", 'blob:')}`,
    "font-src 'self'",
    `connect-src ${from("'self'")}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types app-webpack dompurify app-sw ${makers}`.trimEnd(),
  ].join('; ');
};
