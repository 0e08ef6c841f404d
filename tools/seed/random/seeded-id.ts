import type { Prng } from './prng.js';

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** Returns an id in the form of a UUIDv7 from `at`, with its random part from `random`. */
export const seededId = (random: Prng, at: Date): string => {
  const time = hex(at.getTime(), 12);
  const first = random.uint32();
  const version = hex(0x7000 | (first & 0x0fff), 4);
  const variant = hex(0x8000 | ((first >>> 12) & 0x3fff), 4);
  const tail = hex(random.uint32() & 0xffff, 4) + hex(random.uint32(), 8);
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${tail}`;
};

/** The instant in the ids of the seed's constants: tires and shops have the same ids in every database. */
export const CATALOGUE_EPOCH = new Date(Date.UTC(2026, 10, 20));
