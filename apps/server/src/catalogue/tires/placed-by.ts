import type { Preview } from '../../platform/access/index.js';

/** The place of a preview is its own, whatever the request says. */
export const placedBy = <Q extends { readonly zip?: string | undefined }>(
  query: Q,
  preview: Preview | null,
): Q => (preview === null ? query : { ...query, zip: preview.zip ?? undefined });
