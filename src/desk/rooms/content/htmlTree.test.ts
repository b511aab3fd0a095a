import { htmlTree } from './htmlTree';

it('reads what the server let through, and nothing becomes HTML of it', () => {
  expect(htmlTree('<p>一 &lt;b&gt; <b>二</b><br>三</p>尾')).toEqual([
    {
      tag: 'p',
      href: '',
      src: '',
      children: [
        '一 <b> ',
        { tag: 'b', href: '', src: '', children: ['二'] },
        { tag: 'br', href: '', src: '', children: [] },
        '三',
      ],
    },
    '尾',
  ]);
  expect(htmlTree('<a href="/games?a=1&amp;b=2">去</a>')).toMatchObject([{ tag: 'a', href: '/games?a=1&b=2' }]);
});
