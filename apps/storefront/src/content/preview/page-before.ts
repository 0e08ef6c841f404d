import { returnPathOf } from '@simpletread/domain';

/** The page of ours that a form was sent from, by the browser's word; the first page where it says none. */
export const pageBefore = (referer: string | null, shopUrl: string): string => {
  if (referer === null || !URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(shopUrl).origin && !pathname.startsWith('/preview/')
    ? returnPathOf(pathname + search)
    : '/';
};
