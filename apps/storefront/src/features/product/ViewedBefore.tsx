'use client';

import { TileImage } from '@simpletread/ui';
import { PageLink } from '../../shell/PageLink';
import { tirePicture } from '../../tires/tire-picture';
import styles from './Recommendations.module.css';
import { useViewedTires } from './use-viewed-tires';

const MOST = 4;

/** Other tires looked at in this browser, newest first. */
export const ViewedBefore = ({ except }: { except: string | null }) => {
  const tires = useViewedTires().filter(({ href }) => href !== except);
  if (tires.length === 0) return null;
  return (
    <>
      <h3>Recently viewed</h3>
      <ul role="list" className={styles.tires}>
        {tires.slice(0, MOST).map(({ href, name, sizeCode, imageKey }) => (
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
    </>
  );
};
