import type { HubNames } from '@simpletread/contract';

import type { Hub } from './hub.js';

/** The subject of a hub in the contract's terms. */
export const hubNamesOf = ({ brand, category, type }: Hub): HubNames => ({
  brand: brand === null ? null : { slug: brand.slug, name: brand.name, tier: brand.tier },
  category: category === null ? null : { id: category.id, slug: category.slug, name: category.name },
  type: type === null ? null : { slug: type.slug, name: type.name },
});
