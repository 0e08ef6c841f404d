import { PageLink, PillCount, PillLinks } from '../../shell/controls';
import styles from './Hubs.module.css';

export interface Way {
  readonly label: string;
  readonly href: string;
  /** Number of tires or lines behind it. */
  readonly count: number;
  readonly isSize?: boolean;
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly Way[];
  /** A link to all, if only some are shown. */
  readonly all?: { readonly label: string; readonly href: string };
}

/** Related links with counts; nothing without any. */
export const Ways = ({ title, ways, all }: WaysProps) =>
  ways.length === 0 ? null : (
    <section className={styles.way}>
      <h2 className="t-h4">{title}</h2>
      <PillLinks>
        {ways.map(({ label, href, count, isSize }) => (
          <li key={href}>
            <PageLink href={href}>
              <span className={isSize === true ? 't-size' : undefined}>{label}</span>{' '}
              <PillCount>{count.toLocaleString('en-US')}</PillCount>
            </PageLink>
          </li>
        ))}
        {all !== undefined && (
          <li>
            <PageLink href={all.href} data-plain>
              {all.label}
            </PageLink>
          </li>
        )}
      </PillLinks>
    </section>
  );
