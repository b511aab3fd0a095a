/** `attachment` with a name every browser reads: plain letters for old ones, the real one beside it. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
