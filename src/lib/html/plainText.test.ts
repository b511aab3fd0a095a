import { plainText } from './plainText';

describe('plain text of HTML', () => {
  it.each([
    ['<p>第一行</p><p>第二行</p>', '第一行 第二行'],
    ['1 &lt; 2 &amp;&amp; 3&nbsp;&gt; 2', '1 < 2 && 3 > 2'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['没有标签', '没有标签'],
    ['<p>每天<b class="hot">两次</b>，<a href="/gifts">去领</a>。</p>', '每天两次，去领。'],
    ['一<br>二<section>三</section>', '一 二 三'],
    ['', ''],
  ])('%s says %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
