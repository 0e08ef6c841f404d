import { returnPathOf } from '@simpletread/domain';

/** Returns our page that sent a form, according to the browser; the home page if unknown. */
export const pageBefore = (referer: string | null, shopUrl: string): string => {
  if (referer === null || !URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(shopUrl).origin && !pathname.startsWith('/preview/')
    ? returnPathOf(pathname + search)
    : '/';
};
