import type { TireSizesReply } from '@simpletread/contract';
import { sizeHref } from '../../routes';
import { PageLink } from '../../shell/PageLink';
import styles from './Sizes.module.css';

type Rim = TireSizesReply['rims'][number];

const countText = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** Address of the sizes of one rim. */
export const rimHref = (rimIn: number): string => `/tire-sizes?rim=${rimIn}`;

/** The sizes of a rim, and the way to those left out. */
export const RimSizes = ({ rim }: { rim: Rim }) => (
  <section>
    <h2>
      {rim.rimIn} inch{' '}
      <span className={styles.count}>
        {countText(rim.sizeCount, 'size')}, {countText(rim.tireCount, 'tire')}
      </span>
    </h2>
    <ul role="list" className={styles.sizes}>
      {rim.sizes.map(({ sizeCode, sizeSlug }) => (
        <li key={sizeSlug}>
          <PageLink href={sizeHref(sizeSlug)} className="t-size">
            {sizeCode}
          </PageLink>
        </li>
      ))}
      {rim.sizes.length < rim.sizeCount && (
        <li>
          <PageLink href={rimHref(rim.rimIn)} className={styles.all}>
            All {rim.sizeCount} in {rim.rimIn} inch
          </PageLink>
        </li>
      )}
    </ul>
  </section>
);
