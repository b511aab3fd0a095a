import type { Page } from '@playwright/test';

/** What a screen reader offers to press or fill in. */
const OPERABLE = ['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'switch', 'tab', 'slider', 'combobox'];

/** The tree a screen reader reads, a line a node: `button "下载"`. */
async function treeOf(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.map((line) => line.trim().replace(/^- /, ''));
}

/** What is open over the page has a name, and the reader is inside it: the page itself is out of its tree. */
const isOpen = (line: string) => /^(alert)?dialog "[^"]/.test(line);

/**
 * What is wrong with the headings of a page: not one first-level heading, or a level left out on the way down. A page that
 * could not be shown has the heading of its face alone.
 */
function faultyHeadings(lines: readonly string[]): string[] {
  const headings = lines.filter((line) => line.startsWith('heading '));
  const levels = headings.map((line) => Number(/\[level=(\d)\]/.exec(line)?.[1]));
  const firsts = headings.filter((_line, place) => levels[place] === 1);
  return [
    ...(firsts.length === 1 || headings.length === 1 ? [] : [`first-level headings: ${firsts.join(', ') || 'none'}`]),
    ...headings.filter((_line, place) => (levels[place] ?? 1) > (levels[place - 1] ?? 2) + 1),
  ];
}

/** What a screen reader misses on this screen: names, the one main part or the dialog over it, headings in order. */
export async function missingInTree(page: Page): Promise<string[]> {
  const lines = await treeOf(page);
  const count = (role: string) => lines.filter((line) => line.match(`^${role}\\b`)).length;
  const nameless = lines.filter(
    (line) => OPERABLE.some((role) => line.match(`^${role}\\b`)) && !/^\w+ "[^"]/.test(line),
  );
  return [
    ...nameless.map((line) => `no name: ${line}`),
    ...(count('main') === 1 || lines.some(isOpen) ? [] : [`main parts: ${count('main')}`]),
    // What is still on its way says that instead, and what is open has its name.
    ...(lines.some((line) => line.includes('加载中') || isOpen(line)) ? [] : faultyHeadings(lines)),
  ];
}
