'use client';

import { TileImage } from '@simpletread/ui';
import { useSyncExternalStore } from 'react';
import { PageLink } from '../../shell/PageLink';
import { tirePicture } from '../../tires/tire-picture';
import { readViewedTires, type ViewedTire } from '../product/viewed-tires';
import styles from './Home.module.css';

const NONE: readonly ViewedTire[] = [];
let latest: { readonly text: string; readonly tires: readonly ViewedTire[] } = { text: '[]', tires: NONE };

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

// The same list must be the same value, or the page would never settle.
const snapshot = (): readonly ViewedTire[] => {
  const tires = readViewedTires();
  const text = JSON.stringify(tires);
  if (text !== latest.text) latest = { text, tires };
  return latest.tires;
};

/** Tires looked at in this browser; follows its other tabs. */
export const RecentlyViewed = () => {
  const tires = useSyncExternalStore(subscribe, snapshot, () => NONE);
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
