import type { TireSizesReply } from '@simpletread/contract';
import { diameterHref, sizeHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import styles from './Sizes.module.css';

type Rim = TireSizesReply['rims'][number];

const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

interface RimSizesProps {
  readonly rim: Rim;
  /** Shows each size's number of tires. */
  readonly isCounted?: boolean;
}

/** A rim's sizes, and a link to the rest. */
export const RimSizes = ({ rim, isCounted = false }: RimSizesProps) => (
  <section>
    <h2>
      {rim.rimIn} inch{' '}
      <span className={styles.count}>
        {countText(rim.sizeCount, 'size')}, {countText(rim.tireCount, 'tire')}
      </span>
    </h2>
    <ul role="list" className={styles.sizes}>
      {rim.sizes.map(({ sizeCode, sizeSlug, tireCount }) => (
        <li key={sizeSlug}>
          <PageLink href={sizeHref(sizeSlug)}>
            <span className="t-size">{sizeCode}</span>
            {isCounted && <span className={styles.count}>{tireCount.toLocaleString('en-US')}</span>}
          </PageLink>
        </li>
      ))}
      {rim.sizes.length < rim.sizeCount && (
        <li>
          <PageLink href={diameterHref(rim.rimIn)} className={styles.all}>
            All {rim.sizeCount} in {rim.rimIn} inch
          </PageLink>
        </li>
      )}
    </ul>
  </section>
);
