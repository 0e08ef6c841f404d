import { permanentRedirect } from 'next/navigation';

/** Redirects permanently to a page's one address from any other address of it, with `query`, such as `?invitation=x`. */
export const keepAddress = (canonical: string, segments: readonly string[], query = ''): void => {
  if (canonical !== `/${segments.join('/')}`) permanentRedirect(`${canonical}${query}`);
};
