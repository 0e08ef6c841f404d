'use client';

import { IconButton } from '@simpletread/ui';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { GalleryView } from './gallery-view';
import { useZoom } from './use-zoom';
import styles from './ZoomDialog.module.css';

interface ZoomDialogProps {
  readonly name: string;
  readonly views: readonly GalleryView[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

const icon = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The pictures over the whole window: zoomed by buttons, keys (+, −, 0, arrows), wheel, double press and two fingers. */
export const ZoomDialog = ({ name, views, shown, onShow, onClose }: ZoomDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { view, zoomIn, zoomOut, turn, press, frame } = useZoom((step) =>
    onShow((shown + step + views.length) % views.length),
  );
  const picture = views[shown];
  if (picture === undefined) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={`Pictures of ${name}`}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={styles.bar}>
        <p>
          {picture.label}, {Math.round(view.scale * 100)}%
        </p>
        <IconButton label="Zoom out" icon={<ZoomOut {...icon} />} onClick={zoomOut} />
        <IconButton label="Zoom in" icon={<ZoomIn {...icon} />} onClick={zoomIn} />
        <IconButton label="Previous picture" icon={<ChevronLeft {...icon} />} onClick={() => turn(-1)} />
        <IconButton label="Next picture" icon={<ChevronRight {...icon} />} onClick={() => turn(1)} />
        <IconButton label="Close" icon={<X {...icon} />} onClick={() => dialog.current?.close()} />
      </div>
      <div className={styles.frame} {...frame}>
        <img
          src={picture.src}
          alt={`${name}, ${picture.label.toLowerCase()}`}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
    </dialog>
  );
};
