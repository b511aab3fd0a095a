import type { EarlyData } from '@/app/ports/bootPage';
import type { Ports } from '@/kernel/ports';
import { type AppConfig, readConfig } from '@/shell/config/appConfig';
import { CONFIG_PATIENCE_MS } from '@/shell/config/configPatience';

/** The operator's settings, as the boot script came by them; defaults when absent, bad or late, and that is said (A1). */
export async function loadConfig(ports: Pick<Ports, 'clock' | 'log'>, early: EarlyData): Promise<AppConfig> {
  const late = new Promise((_, fail) => ports.clock.after(CONFIG_PATIENCE_MS, fail));
  let file: unknown;
  try {
    file = await Promise.race([early.config, late]);
  } catch (fault) {
    ports.log.warn('config.json could not be read; defaults are in force', fault);
  }
  const { config, faults } = readConfig(file);
  if (faults.length > 0) ports.log.warn(`config.json is not usable as written:\n  ${faults.join('\n  ')}`);
  return config;
}
