import type { Table } from './machine';
import { arms } from './walk';

/** The table as a Mermaid state diagram, arms between the same two states on one arrow. */
export function mermaid(table: Table, start: string): string {
  const arrows = new Map<string, string[]>();
  for (const { from, event, to } of arms(table)) {
    const arrow = `${from} --> ${to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), event]);
  }
  const lines = [...arrows].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  return ['stateDiagram-v2', `  [*] --> ${start}`, ...lines].join('\n');
}
