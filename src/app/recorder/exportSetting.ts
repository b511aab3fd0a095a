import { browserPlace } from '@/app/ports/browserPlace';
import type { Ports } from '@/kernel/ports';
import type { ExportSetting } from './exportSession';

/** What an export says of this browser and this build. */
export function exportSetting(
  { ids, document, tape: { support } }: Ports,
  why: Pick<ExportSetting, 'reason' | 'note' | 'last' | 'breathe' | 'earlier'>,
): ExportSetting {
  const code = support === undefined ? {} : { support };
  return { id: ids.uuid(), build: document.build, ...browserPlace(), ...code, ...why };
}
