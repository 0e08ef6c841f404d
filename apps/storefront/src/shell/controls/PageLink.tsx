import type { LinkProps } from '@simpletread/ui';
import Link from 'next/link';

/** A link of the shop. Pages are made for each shopper, so none is fetched before it is asked for. */
export const PageLink = (props: LinkProps) => <Link prefetch={false} {...props} />;
