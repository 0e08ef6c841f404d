'use client';

import { TileImage } from '@simpletread/ui';
import { ZoomIn } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { GalleryView } from './gallery-view';
import styles from './Gallery.module.css';

// Loaded only when a shopper zooms in.
const ZoomDialog = dynamic(() => import('./ZoomDialog').then((module) => module.ZoomDialog), { ssr: false });

interface GalleryProps {
  readonly name: string;
  readonly views: readonly GalleryView[];
  /** Shown over the first picture. */
  readonly children?: ReactNode;
}

/** The tire from three sides: swiped, or chosen by thumbnails, which are plain links to the large pictures; a press zooms in. */
export const Gallery = ({ name, views, children }: GalleryProps) => {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const openZoom = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setShown(index);
    setIsZoomed(true);
  };
  const closeZoom = () => {
    setIsZoomed(false);
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: width * shown });
  };
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    const width = track.current?.clientWidth ?? 0;
    track.current?.scrollTo({ left: width * index, behavior: 'smooth' });
  };
  const follow = () => {
    const element = track.current;
    if (element !== null) setShown(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
  };
  if (views.length === 0) return <TileImage src={null} alt={name} ratio="1 / 0.94" corner="xl" />;
  return (
    <div className={styles.gallery}>
      <ul role="list" className={styles.thumbs} aria-label="Views">
        {views.map((view, index) => (
          <li key={view.id}>
            <a
              href={`#view-${view.id}`}
              className={styles.thumb}
              aria-label={view.label}
              aria-current={index === shown ? 'true' : undefined}
              onClick={(event) => show(event, index)}
            >
              <img src={view.smallSrc} alt="" width={60} height={60} />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.stage}>
        <div
          ref={track}
          className={styles.track}
          onScroll={follow}
          tabIndex={0}
          role="group"
          aria-label={`Pictures of ${name}`}
        >
          {views.map((view, index) => (
            <a
              key={view.id}
              id={`view-${view.id}`}
              href={view.src}
              className={styles.view}
              aria-label={`Zoom: ${name}, ${view.label.toLowerCase()}`}
              onClick={(event) => openZoom(event, index)}
            >
              <TileImage
                src={view.src}
                alt={`${name}, ${view.label.toLowerCase()}`}
                width={1000}
                height={1000}
                corner="xl"
                loading={index === 0 ? 'eager' : 'lazy'}
                {...(index === 0 ? { fetchPriority: 'high' as const } : {})}
                className={styles.tile ?? ''}
              />
            </a>
          ))}
        </div>
        {children !== undefined && <div className={styles.over}>{children}</div>}
        <span className={styles.hint} aria-hidden="true">
          <ZoomIn size={18} strokeWidth={1.75} />
        </span>
      </div>
      {isZoomed && (
        <ZoomDialog name={name} views={views} shown={shown} onShow={setShown} onClose={closeZoom} />
      )}
    </div>
  );
};
