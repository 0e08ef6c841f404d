import { PageLink } from '../../shell/controls';
import { shopAreaHref } from '../../shell/paths';
import { shopsWords } from './area-words';
import styles from './Shops.module.css';

interface AreaLinksProps {
  /** Id of the heading that names them. */
  readonly labelledBy: string;
  readonly areas: readonly { readonly slug: string; readonly label: string; readonly shops: number }[];
}

/** Links to states or cities, each with the number of its shops. */
export const AreaLinks = ({ labelledBy, areas }: AreaLinksProps) => (
  <ul role="list" aria-labelledby={labelledBy} className={styles.areas}>
    {areas.map(({ slug, label, shops }) => (
      <li key={slug}>
        <PageLink href={shopAreaHref(slug)}>{label}</PageLink>{' '}
        <span className={styles.quiet}>{shopsWords(shops)}</span>
      </li>
    ))}
  </ul>
);
