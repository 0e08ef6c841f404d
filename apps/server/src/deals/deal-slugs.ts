import type { Promotion } from '@simpletread/domain';

const LONGEST = 60;
const ID_LENGTH = 8;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST)
    .replace(/-$/, '') || 'deal';

/** An address for each deal, of its name; of two with one name the later one carries the end of its id. */
export const dealSlugs = (
  promotions: readonly Pick<Promotion, 'promotionId' | 'name'>[],
): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  const sorted = [...promotions].sort((a, b) => (a.promotionId < b.promotionId ? -1 : 1));
  return new Map(
    sorted.map(({ promotionId, name }) => {
      const plain = slugOf(name);
      const slug = taken.has(plain)
        ? `${plain}-${promotionId.replace(/[^a-z0-9]/g, '').slice(-ID_LENGTH)}`
        : plain;
      taken.add(slug);
      return [promotionId, slug];
    }),
  );
};
