import fc from 'fast-check';
import { sanitize } from './sanitize';

const clean = (html: string) => String(sanitize(html));

function parsed(html: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img href="data:image/svg+xml,<svg onload=alert(1)>">',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=a><button>ok</button></form>',
  '<p style="position:fixed" id="root" name="x" data-x="1" aria-label="y" onclick="alert(1)">text</p>',
  '<video src="https://a.example/v.mp4" autoplay></video>',
  '<dialog open>hi</dialog><select><option>a</select><textarea>b</textarea>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0"><link rel=stylesheet href=x>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
];

const forbidden =
  'script,style,iframe,form,input,button,textarea,select,option,dialog,video,audio,svg,math,base,meta,link,object,embed,template';

function expectHarmless(html: string) {
  const box = parsed(html);
  expect(box.querySelectorAll(forbidden)).toHaveLength(0);
  for (const node of box.querySelectorAll('*'))
    for (const { name, value } of node.attributes) {
      expect(name).not.toMatch(/^(on|data-|aria-)|^(style|id|name)$/i);
      if (name === 'href' || name === 'src') expect(value).toMatch(/^(https:\/\/|tel:|mailto:|\/(?![/\\])|#)/i);
    }
}

describe('HTML from a server', () => {
  it.each(attacks)('runs nothing: %s', (html) => {
    expectHarmless(clean(html));
  });

  it('keeps what a notice needs', () => {
    const html =
      '<h2>更新</h2><p>修<b>复</b><br><i>一些</i><u>问题</u></p><ul><li>一</li></ul><table><tbody><tr><td>格</td></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  it('opens foreign links outside and keeps our own in the app', () => {
    const box = parsed(clean('<a href="https://a.example" target="_top">外</a><a href="/games">内</a>'));
    const [foreign, own] = box.querySelectorAll('a');
    expect(foreign).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(foreign).toHaveAttribute('target', '_blank');
    expect(own).toHaveAttribute('href', '/games');
    expect(own).not.toHaveAttribute('target');
  });

  it('loads pictures lazily and only over https or from here', () => {
    expect(clean('<img src="/media/a.webp" alt="图">')).toBe('<img src="/media/a.webp" alt="图" loading="lazy">');
    expect(parsed(clean('<img src="http://a.example/b.png">')).querySelector('img')).not.toHaveAttribute('src');
  });

  it('cleaning twice changes nothing, for any mixture', () => {
    const piece = fc.constantFrom(
      ...attacks,
      '<p>',
      '</p>',
      '<b>',
      '</table>',
      '<td>',
      'text',
      '&lt;',
      '"',
      '<!--',
      '-->',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = clean(pieces.join(''));
        expectHarmless(once);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});
