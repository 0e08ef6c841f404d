import { permanentRedirect } from 'next/navigation';

/** Redirects permanently to a page's one address from any other address of it. */
export const keepAddress = (canonical: string, segments: readonly string[]): void => {
  if (canonical !== `/${segments.join('/')}`) permanentRedirect(canonical);
};
