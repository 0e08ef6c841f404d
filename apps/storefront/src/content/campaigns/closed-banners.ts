const BANNER_ID = /^[a-z0-9-]{1,64}$/;
/** Announcements that anybody may still meet; older ones have ended. */
const MOST_KEPT = 10;
const BETWEEN = '.';

/** Ids of the banners that a shopper closed, out of the cookie's text; what is no id is left out. */
export const readClosedBanners = (text: string | undefined): string[] =>
  (text ?? '').split(BETWEEN).filter((id) => BANNER_ID.test(id));

/** The cookie's text with `id` closed too, newest first; null for what is no id. */
export const withClosedBanner = (text: string | undefined, id: string): string | null =>
  BANNER_ID.test(id)
    ? [...new Set([id, ...readClosedBanners(text)])].slice(0, MOST_KEPT).join(BETWEEN)
    : null;
