import type { Prng } from '../../../random/prng.js';

const digits = (count: number, random: Prng): string =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

/** Returns a carrier and a tracking number in its format; the numbers are invented. */
export const carrierLabel = (random: Prng): { readonly carrier: string; readonly trackingNumber: string } =>
  random.weighted<() => { carrier: string; trackingNumber: string }>([
    [() => ({ carrier: 'FedEx', trackingNumber: digits(12, random) }), 7],
    [() => ({ carrier: 'UPS', trackingNumber: `1Z${digits(16, random)}` }), 3],
  ])();
