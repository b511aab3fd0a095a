/** Two modules of one folder by the same name but for its case: where the disk knows no case, one is read for the other. */
export function nameProblems(files) {
  const first = new Map();
  return files.flatMap((file) => {
    const name = file.replace(/\.tsx?$/, '');
    const other = first.get(name.toLowerCase());
    if (other === undefined) first.set(name.toLowerCase(), name);
    return other === undefined || other === name ? [] : [`${file}:1 differs from ${other} by case alone`];
  });
}
