const PREFIX = 'preview.';

/** What our storefront sends instead of an access token for staff who look at a preview. */
export const previewTokenOf = (handle: string): string => PREFIX + handle;

/** The handle in such a token; null for every other token. */
export const previewHandleOf = (token: string | null): string | null =>
  token?.startsWith(PREFIX) === true ? token.slice(PREFIX.length) : null;
