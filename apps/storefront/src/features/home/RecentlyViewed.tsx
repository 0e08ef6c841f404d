'use client';

import { TileImage } from '@simpletread/ui';
import { PageLink } from '../../shell/PageLink';
import { tirePicture } from '../../tires/tire-picture';
import { useViewedTires } from '../product/use-viewed-tires';
import styles from './Home.module.css';

/** Tires looked at in this browser; follows its other tabs. */
export const RecentlyViewed = () => {
  const tires = useViewedTires();
  if (tires.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className="l-wrap">
        <div className={styles.head}>
          <h2>Recently viewed</h2>
        </div>
        <ul role="list" className={styles.recent}>
          {tires.map(({ href, name, sizeCode, imageKey }) => (
            <li key={href}>
              <PageLink href={href}>
                <TileImage
                  src={tirePicture(imageKey, 'hero', true)}
                  alt=""
                  width={64}
                  height={64}
                  corner="m"
                  isGlyphOnly
                />
                <b>{name}</b>
                <span className={styles.size}>{sizeCode}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
