import { deviceHash, siteHash } from './hashes';

/** A guest as far as one can be told from another: by the device as it names itself, within a net that nobody chooses. */
export interface Guest {
  /** The net, for who names no device. */
  device: string;
  site: string;
}

/** Different devices of one net whose word is taken: more are invented sooner than they stand in one home. */
export const GUESTS_OF_A_NET = 3;

/** Who asks without a login, as hashes. */
export function guestOf(deviceID: string | undefined, { address, secret }: { address: string; secret: string }): Guest {
  const site = siteHash(address, secret);
  return { device: deviceHash(deviceID, secret) ?? site, site };
}
