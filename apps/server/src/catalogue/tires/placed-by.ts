import type { Preview } from '../../platform/access/index.js';

/** A preview has its own place, which overrides the request's. */
export const placedBy = <Q extends { readonly zip?: string | undefined }>(
  query: Q,
  preview: Preview | null,
): Q => (preview === null ? query : { ...query, zip: preview.zip ?? undefined });
