import {
  canonicalTireSize,
  parseSizeSlug,
  parseTireSize,
  searchSize,
  sizeSlug,
  type TireSize,
  unmadeSize,
} from '@simpletread/domain';
import { notFound } from 'next/navigation';
import { sizeHref } from '../../shell/paths';
import { decodeEscapes } from '../../shell/error-reports';

export interface SizeName {
  /** Canonical, as `225/65R17`. */
  readonly code: string;
  readonly slug: string;
}

/** A size, and the rear size if they differ. */
export interface SizePair {
  readonly front: SizeName;
  readonly rear: SizeName | null;
}

const nameOf = (size: TireSize): SizeName => ({
  code: canonicalTireSize(searchSize(size)),
  slug: sizeSlug(size),
});

/** Returns the search of the size in a page's address, in any case or spelling; not found without one. */
export const sizeOfSlug = (segment: string): SizeName => {
  const text = decodeEscapes('size address decode', segment) ?? '';
  const bySlug = parseSizeSlug(text.toLowerCase());
  if (bySlug !== null) return nameOf(bySlug);
  const bySpelling = parseTireSize(text.replaceAll('-', ' '));
  if (bySpelling.ok) return nameOf(bySpelling.value.size);
  return nameOf(unmadeSize(text.replace('-', '/')) ?? notFound());
};

/** Returns the sizes in a page's address; a rear size equal to the front counts as none. */
export const sizesOfAddress = (segment: string, rearSegment: string): SizePair => {
  const front = sizeOfSlug(segment);
  const rear = rearSegment === '' ? null : sizeOfSlug(rearSegment);
  return { front, rear: rear?.slug === front.slug ? null : rear };
};

/** Returns `245/40R19`, or for a staggered set `245/40R19 and 275/35R19`. */
export const sizePairText = ({ front, rear }: SizePair): string =>
  rear === null ? front.code : `${front.code} and ${rear.code}`;

/** Returns the address of the tires in these sizes. */
export const sizePairHref = ({ front, rear }: SizePair): string =>
  rear === null ? sizeHref(front.slug) : `${sizeHref(front.slug)}?rearSize=${rear.slug}`;
