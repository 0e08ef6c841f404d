import { PageLink } from '../../shell/controls';
import styles from './Vehicles.module.css';

interface NameColumnsProps {
  readonly names: readonly { readonly label: string; readonly href: string }[];
}

/** A long list of links in columns. */
export const NameColumns = ({ names }: NameColumnsProps) => (
  <ul role="list" className={styles.names}>
    {names.map(({ label, href }) => (
      <li key={href}>
        <PageLink href={href}>{label}</PageLink>
      </li>
    ))}
  </ul>
);
