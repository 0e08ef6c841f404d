import { networkOf } from '../../contact/index.js';

/** Limits on how far one source can push vehicles up the queue of missing sizes in a day. */
export const ASKING_LIMITS = {
  /** Vehicles that count for one visitor; few people look for more. */
  vehiclesPerVisitor: 10,
  /** Visitors of one network that count for one vehicle. */
  visitorsPerNetwork: 3,
} as const;

/** A visitor, and the network whose visitors count only a few times. Both name an address: keep neither. */
export interface Asker {
  readonly visitor: string;
  readonly network: string;
}

/** Returns the visitor behind an IP address. Whoever has an IPv6 network has all its addresses, so it is one visitor. */
export const askerOf = (address: string): Asker => {
  const network = networkOf(address);
  return {
    visitor: network.includes(':')
      ? network
      : address
          .trim()
          .toLowerCase()
          .replace(/^::ffff:/, ''),
    network,
  };
};
