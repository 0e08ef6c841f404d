import { canonicalTireSize, parseSizeSlug, parseTireSize, sizeSlug } from '@simpletread/domain';
import { notFound } from 'next/navigation';

export interface SizeName {
  /** Canonical, as `225/65R17`. */
  readonly code: string;
  readonly slug: string;
}

/** The size that a page's address names, in whatever case or spelling; the 404 page where it names none. */
export const sizeOfSlug = (segment: string): SizeName => {
  const text = decodeURIComponent(segment);
  const bySlug = parseSizeSlug(text.toLowerCase());
  if (bySlug !== null) return { code: canonicalTireSize(bySlug), slug: sizeSlug(bySlug) };
  const bySpelling = parseTireSize(text.replaceAll('-', ' '));
  if (!bySpelling.ok) notFound();
  return { code: canonicalTireSize(bySpelling.value.size), slug: sizeSlug(bySpelling.value.size) };
};
