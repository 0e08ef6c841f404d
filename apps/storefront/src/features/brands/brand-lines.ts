import type { TireCard, TireSearchReply } from '@simpletread/contract';
import { ContractError } from '@simpletread/contract';
import { readTires, type TireQuery } from '../../api/catalogue';
import { DRIVEN_SIZES } from '../sizes/driven-sizes';

export interface BrandName {
  readonly slug: string;
  readonly name: string;
}

const MOST_ON_A_PAGE = 60;

const searchDrivenSizes = async (query: Omit<TireQuery, 'size'>): Promise<TireSearchReply[]> => {
  const slugs = DRIVEN_SIZES.flatMap((group) => group.slugs);
  const replies = await Promise.all(
    slugs.map(async (size) => {
      try {
        return await readTires({ ...query, size });
      } catch (error) {
        // A size may leave the assortment; the others still answer.
        if (error instanceof ContractError && error.code === 'tireSize.unknown') return null;
        throw error;
      }
    }),
  );
  return replies.filter((reply) => reply !== null);
};

const compareNames = (a: BrandName, b: BrandName): number => a.name.localeCompare(b.name, 'en-US');

/** Every brand once, by name. */
export const brandsOf = (replies: readonly Pick<TireSearchReply, 'facets'>[]): BrandName[] => {
  const names = new Map(
    replies.flatMap(({ facets }) => facets.brand.map(({ value, label }) => [value, label] as const)),
  );
  return [...names].map(([slug, name]) => ({ slug, name })).sort(compareNames);
};

/** Every product line once, the best rated tire of each, in the order of their scores. */
export const linesOf = (tires: readonly TireCard[]): TireCard[] => {
  const lines = new Map<string, TireCard>();
  for (const tire of tires) if (!lines.has(tire.lineSlug)) lines.set(tire.lineSlug, tire);
  return [...lines.values()].sort(
    (a, b) =>
      (b.score?.overall ?? 0) - (a.score?.overall ?? 0) || a.lineName.localeCompare(b.lineName, 'en-US'),
  );
};

/** Brands that sell tires in the most driven sizes. */
export const readBrands = async (): Promise<BrandName[]> => brandsOf(await searchDrivenSizes({ perPage: 1 }));

/** Lines of one brand in the most driven sizes; none for an unknown brand. */
export const readLines = async (brandSlug: string): Promise<TireCard[]> => {
  const replies = await searchDrivenSizes({ brand: brandSlug, perPage: MOST_ON_A_PAGE });
  return linesOf(replies.flatMap(({ items }) => items));
};
