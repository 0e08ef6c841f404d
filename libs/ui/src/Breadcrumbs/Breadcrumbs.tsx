import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import styles from './Breadcrumbs.module.css';

export type Crumb = { label: string; href?: string };

export type BreadcrumbsProps = { crumbs: readonly Crumb[]; linkAs?: LinkAs; className?: string };

/** The path from the top to this page; the last crumb is the page itself. */
export const Breadcrumbs = ({ crumbs, linkAs: LinkTag = 'a', className }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb" className={className}>
    <ol className={classNames(styles.list)} role="list">
      {crumbs.map((crumb, index) => {
        const isLast = index === crumbs.length - 1;
        return (
          <li key={`${crumb.href ?? ''}${crumb.label}`} className={styles.item}>
            {crumb.href !== undefined && !isLast ? (
              <LinkTag href={crumb.href} className={styles.link}>
                {crumb.label}
              </LinkTag>
            ) : (
              <span aria-current={isLast ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
