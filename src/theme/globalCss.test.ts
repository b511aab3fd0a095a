import { globalCss, themesCss } from './globalCss';
import { browserTextScale } from './textScale';
import { themeNames } from './themeNames';
import { themes } from './themes';

const plain = (style = '') => style.replace(/\s+/g, ' ');
const css = plain(globalCss);

describe('global style', () => {
  it('B2: the root size comes from CSS alone, capped at the column and at factor 2', () => {
    expect(css).toContain('html { font-size: min(calc(100vw * 16 / 375), calc(520px * 16 / 375), 32px);');
  });

  it('B4: dark follows the system unless the member chose', () => {
    expect(css).toContain('@media (prefers-color-scheme: dark) { :root:not([data-theme])');
    expect(css).toContain(":root[data-theme='dark']");
  });

  it.each(themeNames.slice(1))('A1, B4: the night of %s names each token that its day changes', (name) => {
    const own = plain(themesCss[name]);
    const tokensAfter = (selector: string) => {
      const [, block = ''] = own.split(`:root[data-skin='${name}']${selector} { `);
      return [...(block.split('}')[0] ?? '').matchAll(/--([\w-]+):/g)].map(([, token]) => token);
    };
    const day = tokensAfter('');
    expect(day).toContain('primary');
    for (const night of ["[data-theme='dark']", ':not([data-theme])'])
      expect(tokensAfter(night)).toEqual(expect.arrayContaining(day));
    expect(own).toContain(`--page: ${themes[name].dark.page};`);
  });

  it('B1: motion rests for who asks the system or the app for it', () => {
    expect(css).toContain('@media (prefers-reduced-motion: reduce)');
    expect(css).toContain(":root[data-motion='reduced'] *");
  });

  it('B5: what takes the focus is scrolled clear of the bars at both edges', () => {
    expect(css).toContain('scroll-padding: var(--header) 0 calc(var(--tabbar) + var(--safe-bottom) + .5rem);');
  });

  it('B5: on pictures the ring of the focus is white, and inside where a round corner would cut it off', () => {
    expect(css).toContain("[aria-roledescription='slide'] :focus { outline-color: #fff; }");
    expect(css).toMatch(
      /\[aria-roledescription='slide'\] > :focus-visible::after \{[^}]*border: \.1875rem solid #fff;/,
    );
  });

  it('B2: a browser default of 20 px makes text a quarter bigger', () => {
    const styled = jest.spyOn(window, 'getComputedStyle').mockReturnValue({ fontSize: '20px' } as CSSStyleDeclaration);
    expect(browserTextScale(document)).toBe(1.25);
    styled.mockReturnValue({ fontSize: '' } as CSSStyleDeclaration);
    expect(browserTextScale(document)).toBe(1);
    styled.mockRestore();
  });
});
