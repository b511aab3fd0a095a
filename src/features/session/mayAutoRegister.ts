import type { AppConfig } from '@/shell/config/appConfig';

/** D7: 0 and "0" turn registration by phone login off, as does `false`; a missing value leaves it on. */
export function mayAutoRegister({ otherConfig }: Pick<AppConfig, 'otherConfig'>): boolean {
  return !['0', 'false'].includes(String(otherConfig.autoRegister ?? 1).trim());
}
