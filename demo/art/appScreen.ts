import pictures from './appScreens.json';

const [WIDTH, HEIGHT] = [450, 800];

/** The bytes of such a picture: WebP, which a drawing that holds it is not drawn with by the server. */
export const appScreenBytes = (variant: number): Buffer =>
  Buffer.from(pictures[variant % pictures.length] ?? '', 'base64');

/** The app itself on a phone, as `npm run shots -- --app` took it: home, the square, 色漫, check-in. */
export function appScreen(variant: number): string {
  const picture = pictures[variant % pictures.length];
  const size = `width="${WIDTH}" height="${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ${size}><image ${size} href="data:image/webp;base64,${picture}"/></svg>`;
}
