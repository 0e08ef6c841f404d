const PREFIX = 'preview.';

/** Returns the token our storefront sends in place of an access token for staff in a preview. */
export const previewTokenOf = (handle: string): string => PREFIX + handle;

/** Returns the handle in such a token; null for any other token. */
export const previewHandleOf = (token: string | null): string | null =>
  token?.startsWith(PREFIX) === true ? token.slice(PREFIX.length) : null;
