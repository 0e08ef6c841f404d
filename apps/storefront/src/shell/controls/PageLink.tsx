import type { LinkProps } from '@simpletread/ui';
import Link from 'next/link';

/** A link in the shop. Pages are made for each shopper, so none is prefetched. */
export const PageLink = (props: LinkProps) => <Link prefetch={false} {...props} />;
