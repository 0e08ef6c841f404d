import type { ElementType, ImgHTMLAttributes } from 'react';
import { classNames } from '../class-names.js';
import styles from './TireImage.module.css';

export type TireImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'width' | 'height'> & {
  src: string | null | undefined;
  alt: string;
  /** Px; both default to 200 unless the image fills its place. */
  width?: number;
  height?: number;
  isFill?: boolean;
  /** The app's own image component, such as one that resizes. Gets `fill` if `isFill`. */
  imageAs?: ElementType;
};

/** True if a catalog source names a picture. Feeds write a missing one as an empty text or as `NA`. */
export const hasImage = (src: string | null | undefined): src is string => {
  const name = src?.trim() ?? '';
  return name !== '' && name.toUpperCase() !== 'NA';
};

/** A picture of a tire; renders nothing without a source. */
export const TireImage = ({
  src,
  alt,
  width = 200,
  height = 200,
  isFill = false,
  imageAs: Image,
  className,
  loading = 'lazy',
  ...rest
}: TireImageProps) => {
  if (!hasImage(src)) return null;
  const look = classNames(isFill && styles.fill, className);
  if (Image) {
    const place = isFill ? { fill: true } : { width, height };
    return <Image {...rest} {...place} src={src} alt={alt} loading={loading} className={look} />;
  }
  const place = isFill ? {} : { width, height };
  return <img decoding="async" {...rest} {...place} src={src} alt={alt} loading={loading} className={look} />;
};
