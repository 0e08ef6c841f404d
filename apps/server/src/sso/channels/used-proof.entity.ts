import { entityOf, primary, type RowOf, text, timestamptz } from '../../platform/database/index.js';

const columns = {
  proof_hash: primary(text()),
  expires_at: timestamptz(),
};

/** A row of `channels.used_proof`. */
export type UsedProofRow = RowOf<typeof columns>;

export const usedProofEntity = entityOf('channels.used_proof', columns);
