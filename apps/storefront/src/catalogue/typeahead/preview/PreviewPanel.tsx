'use client';

import { Button, TileImage } from '@simpletread/ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './PreviewPanel.module.css';
import type { PreviewRow, PreviewTire, SearchPreview } from './search-preview';

interface PreviewPanelProps {
  readonly preview: SearchPreview | null;
  /** Leaves the modal for a page. */
  readonly onGo: (href: string) => void;
}

interface WayProps extends Pick<PreviewPanelProps, 'onGo'> {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const Way = ({ href, onGo, className, children }: WayProps) => (
  <a
    href={href}
    className={className}
    onClick={(event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onGo(href);
    }}
  >
    {children}
  </a>
);

const Rows = ({ rows, onGo }: { rows: readonly PreviewRow[] } & Pick<PreviewPanelProps, 'onGo'>) => (
  <ul role="list" className={styles.rows}>
    {rows.map(({ id, words, size, price, href }) => (
      <li key={id}>
        <Way href={href} onGo={onGo}>
          <span className={`t-size ${styles.size}`}>{size}</span>
          <span className={styles.words}>{words}</span>
          <b>{price ?? 'None on sale'}</b>
        </Way>
      </li>
    ))}
  </ul>
);

const Tires = ({ tires, onGo }: { tires: readonly PreviewTire[] } & Pick<PreviewPanelProps, 'onGo'>) => (
  <ul role="list" className={styles.tires}>
    {tires.map(({ id, brand, name, src, price, href }) => (
      <li key={id}>
        <Way href={href} onGo={onGo}>
          <TileImage src={src} alt="" width={48} height={48} corner="m" ratio="1" isGlyphOnly />
          <span>
            {brand} <b>{name}</b>
          </span>
          <b className={styles.price}>{price}</b>
        </Way>
      </li>
    ))}
  </ul>
);

/** Next to the answers: a preview of the active one, and help if none is right. */
export const PreviewPanel = ({ preview, onGo }: PreviewPanelProps) => (
  <div className={styles.panel}>
    {preview !== null && (
      <div>
        <h3 className={styles.title}>{preview.title}</h3>
        <p className={styles.note}>{preview.note}</p>
        {preview.rows.length > 0 && <Rows rows={preview.rows} onGo={onGo} />}
        {preview.tires.length > 0 && (
          <>
            <p className={styles.over}>{preview.tiresTitle}</p>
            <Tires tires={preview.tires} onGo={onGo} />
          </>
        )}
        <p className={styles.note}>{preview.priceWords}</p>
      </div>
    )}
    <div className={styles.help}>
      <p className={styles.note}>Not sure? The size is on the sidewall.</p>
      <Button variant="ghost" size="s" isFullWidth onClick={() => onGo('/tire-sizes#find-my-size')}>
        Find my size
      </Button>
    </div>
  </div>
);
