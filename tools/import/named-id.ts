import { createHash } from 'node:crypto';

// Every named id has this instant, so imported rows sort before anything created later.
const EPOCH_HEX = Date.UTC(2026, 10, 20).toString(16).padStart(12, '0');
const VARIANT = 0x8;

/**
 * Returns an id in the form of a UUIDv7 that is always the same for the same name, so a file imported twice, or into two databases, gives
 * its rows the same ids. `name` is the row's natural key, `kind` the namespace in which it is unique.
 */
export const namedId = (kind: string, name: readonly (string | number | null)[]): string => {
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, ...name]))
    .digest('hex');
  const variant = (VARIANT | (Number.parseInt(digest.charAt(3), 16) & 0x3)).toString(16);
  return [
    EPOCH_HEX.slice(0, 8),
    EPOCH_HEX.slice(8),
    `7${digest.slice(0, 3)}`,
    `${variant}${digest.slice(4, 7)}`,
    digest.slice(7, 19),
  ].join('-');
};
