import { privacyText } from '@server/text/privacy';
import { escapeHtml } from '@/lib/html/escapeHtml';
import type { Gathered, OwnFile, Row } from './gather';

const text = privacyText.copy;

const STYLE = `body{margin:0 auto;max-width:72rem;padding:1.5rem;font:16px/1.6 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif;
color:#14233a;background:#f2f7fd}h1{font-size:1.5rem}h2{margin:2rem 0 .5rem;font-size:1.125rem}div{overflow-x:auto;background:#fff;border-radius:.75rem}
table{border-collapse:collapse;font-size:.875rem}th,td{padding:.5rem .75rem;text-align:left;vertical-align:top;border-bottom:1px solid #dbe6f3;max-width:28rem;overflow-wrap:anywhere}
th{white-space:nowrap;color:#51637c}@media(prefers-color-scheme:dark){body{color:#e6eef8;background:#0c1420}div{background:#152131}th,td{border-color:#26374d}th{color:#9db0c8}}`;

const MOMENT = /^\d{4}-\d\d-\d\dT/;
const beijing = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A value as somebody reads it. */
function shown(value: unknown): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'string') return escapeHtml(MOMENT.test(value) ? beijing.format(new Date(value)) : value);
  return escapeHtml(typeof value === 'number' ? String(value) : JSON.stringify(value));
}

const columnName = (name: string) => (text.columns as Readonly<Record<string, string>>)[name] ?? name;
const tableName = (name: string) => (text.tables as Readonly<Record<string, string>>)[name] ?? name;

function section(name: string, rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = columns.map((column) => `<th>${escapeHtml(columnName(column))}</th>`).join('');
  const lines = rows.map(
    (row) => `<tr>${columns.map((column) => `<td>${shown(row[column] ?? null)}</td>`).join('')}</tr>`,
  );
  return `<h2>${escapeHtml(tableName(name))} · ${rows.length}</h2><div><table><tr>${head}</tr>${lines.join('\n')}</table></div>`;
}

/** Everything about a member as a page that opens without a network; where there is nothing, nothing is said. */
export function copyPage(gathered: Gathered, files: readonly OwnFile[], now: number): string {
  const sections = Object.entries(gathered).flatMap(([name, rows]) => (rows.length > 0 ? [section(name, rows)] : []));
  const links = files.map(({ name }) => `<li><a href="${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text.title}</title><style>${STYLE}</style></head>
<body><h1>${text.title}</h1><p>${text.made(beijing.format(new Date(now)))}</p><p>${text.note}</p>
${sections.join('\n')}
${links.length > 0 ? `<h2>${text.files}</h2><ul>${links.join('')}</ul>` : ''}
</body></html>
`;
}
