/** Where in a file something is wrong, as a person would look for it. */
const place = (entry: number | undefined, path: string) =>
  `${entry === undefined ? '文件' : `第 ${entry} 条记录`}${path ? `的 ${path}` : ''}`;

/** Files that people take for a recording. */
export const fileKindText = {
  gif: '一张 GIF 图片',
  png: '一张 PNG 图片',
  jpeg: '一张 JPEG 图片',
  webp: '一张 WebP 图片',
  video: '一段视频',
  zip: '一个压缩包，请先解压',
  gzip: '一个压缩文件，请先解压',
  pdf: '一个 PDF 文件',
  html: '一个网页，可能是下载时出了错',
} as const;

/** Why a session file is refused: each a sentence that names entry and path. */
export const sessionFileText = {
  empty: '文件是空的，可能没有下载完。',
  otherKind: (kind: string) => `这不是操作记录，而是${kind}。`,
  emptyList: '这是一个空的 JSON 数组，里面没有动作。',
  notActions: (nth: number, found: string) =>
    `这是一个 JSON 数组，但不是动作的列表：第 ${nth} 条应为带 type 的动作，读到的是 ${found}。`,
  tooLong: (mb: number) => `文件太大：最多 ${mb} MB。`,
  notJson: (why: string) => `文件不是完整的 JSON，可能没有下载完：${why}`,
  tooDeep: (entry: number | undefined, path: string, most: number) =>
    `${place(entry, path)} 嵌套太深：最多 ${most} 层。`,
  forbiddenKey: (entry: number | undefined, path: string) => `${place(entry, path)} 是不允许的字段名，文件可能被改过。`,
  unknownShape: '这不是操作记录：既不是 Plaza 的会话文件，也不是 Redux DevTools 导出的文件。',
  newerVersion: (version: number, newest: number) =>
    `文件的版本是 ${version}，这里只读得懂到 ${newest}。请用更新的 Plaza 打开。`,
  badVersion: (version: string) => `文件的 v 应为整数版本号，读到的是 ${version}。`,
  wrongType: (entry: number | undefined, path: string, expected: string, found: string) =>
    `${place(entry, path)} 不对：应为 ${expected}，读到的是 ${found}。`,
  tooMany: (most: number) => `记录太多：最多 ${most} 条。`,
  gap: (entry: number, expected: number, found: number) =>
    `第 ${entry} 条记录的 s 应为 ${expected}，读到的是 ${found}：缺了或乱了顺序。`,
  backwards: (entry: number) => `第 ${entry} 条记录的 t 比前一条早：顺序被改过。`,
  strayPlace: (path: string, s: number) => `文件的 ${path} 指向不存在的第 ${s} 条记录。`,
  wrongEnd: (end: number, count: number) => `文件的 end/s 是 ${end}，实际有 ${count} 条记录：可能被截断。`,
  changedHead: '文件的 header 或 base 和校验值对不上：从开头就被改过，或者损坏了。',
  changedEntry: (entry: number) => `第 ${entry} 条记录和校验值对不上：从它起被改过，或者损坏了。`,
  changedEnd: '文件的 checkpoints 或 marks 和校验值对不上：记录本身没有变，后面的内容被改过，或者损坏了。',
  wrongDigest: '文件的校验值对不上：内容损坏或被改过。',
  noAction: (entry: number) => `第 ${entry} 条记录没有动作，或者动作没有 type。`,
} as const;
