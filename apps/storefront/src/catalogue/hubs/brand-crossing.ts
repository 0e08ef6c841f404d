import type { HubReply } from '@simpletread/contract';
import { notFound, permanentRedirect } from 'next/navigation';
import { hubHref, slugOfSegment, type HubKey } from '../../shell/paths';
import { findHub } from './read-hub';

type Kind = 'types' | 'categories';

export interface BrandCrossing {
  readonly reply: HubReply;
  readonly key: HubKey;
}

/**
 * Returns a brand's tires of a type or category. Each has an address under its own kind: the other address redirects there permanently;
 * what the brand doesn't sell is not found.
 */
export const readBrandCrossing = async (
  kind: Kind,
  { brand, categoryOrType: segment }: { readonly brand: string; readonly categoryOrType: string },
  page: number,
  vehicle?: string,
): Promise<BrandCrossing> => {
  const [asCategory, asType] = await Promise.all([
    findHub(brand, segment, undefined, page, vehicle),
    findHub(brand, undefined, segment, page, vehicle),
  ]);
  const own = kind === 'types' ? asType : asCategory;
  const slug = slugOfSegment(segment);
  const keyOf = (its: Kind): HubKey => ({
    brand: slugOfSegment(brand),
    ...(its === 'types' ? { type: slug } : { category: slug }),
  });
  const other = kind === 'types' ? asCategory : asType;
  if (own === null) {
    if (other !== null) permanentRedirect(hubHref(keyOf(kind === 'types' ? 'categories' : 'types')));
    notFound();
  }
  const key = keyOf(kind);
  if (hubHref(key) !== `/brands/${brand}/${kind}/${segment}`) permanentRedirect(hubHref(key));
  return { reply: own, key };
};
