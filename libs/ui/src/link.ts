import type { AnchorHTMLAttributes, ElementType } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** What renders a link: `a` by itself, or the router link of the app that uses these components. */
export type LinkAs = ElementType<LinkProps>;
