import { drawPictures } from './drawnPictures';

const frame = () => {
  const element = document.createElement('iframe');
  document.body.append(element);
  const realm = element.contentWindow as unknown as typeof globalThis;
  drawPictures(realm);
  return { realm, picture: () => (element.contentDocument as Document).createElement('img') };
};

describe('pictures of a replay', () => {
  it('R22: are drawn, the same one for the same address, and never asked for', () => {
    const { picture } = frame();
    const [one, same, other] = [picture(), picture(), picture()];
    one.setAttribute('src', '/media/gen/v1/icon/4.svg');
    same.src = '/media/gen/v1/icon/4.svg';
    other.setAttribute('SRC', '•••••');
    for (const { src } of [one, same, other]) expect(src).toMatch(/^data:image\/svg\+xml,/);
    expect(same.src).toBe(one.src);
    expect(other.src).not.toBe(one.src);
  });

  it('leaves drawings, alternatives and everything else as they are', () => {
    const { picture } = frame();
    const one = picture();
    one.setAttribute('src', 'data:image/png;base64,AA');
    one.setAttribute('srcset', '/a.png 2x');
    one.setAttribute('alt', '图');
    expect([one.src, one.getAttribute('srcset'), one.alt]).toEqual(['data:image/png;base64,AA', null, '图']);
  });
});
