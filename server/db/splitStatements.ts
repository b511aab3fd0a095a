/**
 * Cuts a script at the semicolons outside quotes, dollar quotes and line comments: the drivers' extended
 * protocol takes one statement at a time, and the simple one would leave the transaction's session.
 */
export function splitStatements(script: string): string[] {
  const token = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;/g;
  const statements: string[] = [];
  let start = 0;
  for (const match of script.matchAll(token)) {
    if (match[0] !== ';') continue;
    statements.push(script.slice(start, match.index));
    start = match.index + 1;
  }
  statements.push(script.slice(start));
  const isEmpty = (statement: string) => statement.replace(/--[^\n]*/g, '').trim() === '';
  return statements.filter((statement) => !isEmpty(statement)).map((statement) => statement.trim());
}
