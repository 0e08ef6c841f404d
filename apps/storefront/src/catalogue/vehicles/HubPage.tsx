import { Breadcrumbs } from '@simpletread/ui';
import type { ReactNode } from 'react';
import { breadcrumbData, JsonLd } from '../../shell/search-engines';
import { PageLink } from '../../shell/controls';
import styles from './Vehicles.module.css';

interface HubPageProps {
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A page of links: breadcrumbs, subject, and links. */
export const HubPage = ({ crumbs, title, lead, children }: HubPageProps) => (
  <div className={`l-wrap ${styles.page}`}>
    {crumbs.length > 1 && (
      <>
        <Breadcrumbs crumbs={crumbs} linkAs={PageLink} />
        <JsonLd data={breadcrumbData(crumbs)} />
      </>
    )}
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </div>
);
