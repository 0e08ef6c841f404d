const BANNER_ID = /^[a-z0-9-]{1,64}$/;
/** Announcements that could still appear; older ones have ended. */
const MOST_KEPT = 10;
const BETWEEN = '.';

/** Returns the ids of closed banners from the cookie's text; drops anything that isn't an id. */
export const readClosedBanners = (text: string | undefined): string[] =>
  (text ?? '').split(BETWEEN).filter((id) => BANNER_ID.test(id));

/** Returns the cookie's text with `id` closed too, newest first; null if it isn't an id. */
export const withClosedBanner = (text: string | undefined, id: string): string | null =>
  BANNER_ID.test(id)
    ? [...new Set([id, ...readClosedBanners(text)])].slice(0, MOST_KEPT).join(BETWEEN)
    : null;
