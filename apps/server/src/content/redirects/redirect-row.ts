import type { RedirectRow } from '@simpletread/contract';

import type { StoredRedirect } from './slug-redirect.repository.js';

/** A redirect as the console shows it. */
export const redirectRowOf = ({ createdAt, ...redirect }: StoredRedirect): RedirectRow => ({
  ...redirect,
  createdAt: createdAt.toISOString(),
});
