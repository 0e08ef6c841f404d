import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.js';
import { TireGlyph } from '../TireGlyph/TireGlyph.js';
import { hasImage, TireImage, type TireImageProps } from '../TireImage/TireImage.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './TileImage.module.css';

export type TileImageProps = Omit<TireImageProps, 'isFill' | 'style'> & {
  /** CSS aspect ratio, such as `1 / 0.72`. Without it the parent decides the size. */
  ratio?: CSSProperties['aspectRatio'];
  corner?: 'm' | 'l' | 'xl';
  /** Out of stock. */
  isDimmed?: boolean;
  /** Keeps the words only for screen readers, for small tiles. */
  isGlyphOnly?: boolean;
  /** Shown over the picture, such as a tag. */
  children?: ReactNode;
};

/** A tire on its lit tile; without a picture the tile says 'Image unavailable'. */
export const TileImage = ({
  ratio,
  corner = 'l',
  isDimmed = false,
  isGlyphOnly = false,
  className,
  children,
  imageAs,
  ...image
}: TileImageProps) => (
  <span
    className={classNames(
      styles.tile,
      corner !== 'l' && styles[corner],
      isDimmed && styles.isDimmed,
      className,
    )}
    style={{ aspectRatio: ratio }}
  >
    {hasImage(image.src) ? (
      <TireImage {...image} imageAs={imageAs} isFill={imageAs !== undefined} />
    ) : (
      <span className={styles.missing}>
        <TireGlyph size={34} />
        {isGlyphOnly ? <VisuallyHidden>Image unavailable</VisuallyHidden> : 'Image unavailable'}
      </span>
    )}
    {children}
  </span>
);
