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
 * What a brand has of a type or a category. Each stands under its own kind: below the other it leads there for good; what the brand
 * does not sell is the 404 page.
 */
export const readBrandCrossing = async (
  kind: Kind,
  { brand, categoryOrType: segment }: { readonly brand: string; readonly categoryOrType: string },
  page: number,
): Promise<BrandCrossing> => {
  const [asCategory, asType] = await Promise.all([
    findHub(brand, segment, undefined, page),
    findHub(brand, undefined, segment, page),
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
