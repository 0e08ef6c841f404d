import type { AnchorHTMLAttributes, ElementType } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The link component: `a` by default, or the app's router link. */
export type LinkAs = ElementType<LinkProps>;
