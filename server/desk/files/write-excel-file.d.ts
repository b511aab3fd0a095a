declare module 'write-excel-file/node' {
  type Cell = string | number | null | { value: string; fontWeight: 'bold' };

  /** A workbook of one sheet. */
  export default function writeXlsxFile(rows: readonly (readonly Cell[])[]): { toBuffer(): Promise<Buffer> };
}
