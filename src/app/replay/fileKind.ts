import { fileKindText } from '@/text/sessionFiles';

/** How files begin that people take for a recording; read as text, what is no UTF-8 stands as `\uFFFD`. */
const BEGINNINGS: readonly (readonly [kind: keyof typeof fileKindText, begins: RegExp])[] = [
  ['gif', /^GIF8[79]a/],
  ['png', /^.PNG\r?\n/],
  ['jpeg', /^\uFFFD{3,4}.{0,4}(JFIF|Exif)/s],
  ['webp', /^RIFF.{4,12}WEBP/s],
  ['video', /^.{3,8}ftyp/s],
  ['zip', /^PK\p{Cc}/u],
  ['gzip', /^\p{Cc}[\u008b\uFFFD]\p{Cc}/u],
  ['pdf', /^%PDF-/],
  ['html', /^\s*<(!doctype html|html|head|body)\b/i],
];

/** What kind of file a text is that cannot be a recording: in words, or nothing when it may be one. */
export function otherKind(text: string): string | undefined {
  const head = text.slice(0, 200);
  const found = BEGINNINGS.find(([, begins]) => begins.test(head));
  return found && fileKindText[found[0]];
}
