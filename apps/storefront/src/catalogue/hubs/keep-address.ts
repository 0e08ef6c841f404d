import { permanentRedirect } from 'next/navigation';

/** Leads on for good to the one address of a page, from whatever else names it. */
export const keepAddress = (canonical: string, segments: readonly string[]): void => {
  if (canonical !== `/${segments.join('/')}`) permanentRedirect(canonical);
};
