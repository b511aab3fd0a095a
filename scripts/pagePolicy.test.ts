import { allowedOrigins, pagePolicy } from './webpack/pagePolicy';

const parts = { scripts: "'nonce-1' 'strict-dynamic'", styles: "'nonce-1'" };
const rules = (origins: readonly string[] = []) => pagePolicy({ ...parts, origins }).split('; ');

describe("the policy of the app's page", () => {
  it('allows nothing inline, no base, and HTML sinks for three makers only', () => {
    expect(rules().join()).not.toContain('unsafe');
    expect(rules()).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'nonce-1' 'strict-dynamic'",
        "style-src 'nonce-1'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "require-trusted-types-for 'script'",
        'trusted-types app-webpack dompurify app-sw',
      ]),
    );
  });

  it('allows calls, pictures and films of the origins that the operator named, and nothing else of them', () => {
    const own = rules();
    const more = rules(['https://api.example', 'https://cdn.example']);
    expect(more.filter((rule) => !own.includes(rule))).toEqual([
      "img-src 'self' data: blob: https://api.example https://cdn.example",
      "media-src 'self' blob: https://api.example https://cdn.example",
      "connect-src 'self' https://api.example https://cdn.example",
    ]);
    expect(more).toHaveLength(own.length);
  });
});

describe('PAGE_ORIGINS', () => {
  it.each([
    ['', []],
    ['https://api.example', ['https://api.example']],
    [' https://api.example,http://10.0.0.5:9000\n', ['https://api.example', 'http://10.0.0.5:9000']],
  ])('%j is read', (text, origins) => expect(allowedOrigins(text)).toEqual(origins));

  it.each([
    '*',
    "'self'",
    'https:',
    'api.example',
    'https://api.example/',
    'https://*.example/v1',
    'https://a;script-src',
  ])('%j is no origin and ends the build', (text) => expect(() => allowedOrigins(text)).toThrow('PAGE_ORIGINS'));
});
