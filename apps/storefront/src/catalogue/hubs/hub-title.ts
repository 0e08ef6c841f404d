import type { HubNames } from '@simpletread/contract';

/** Returns `Michelin All Season tires`; `Tires` for everything. */
export const hubTitle = ({ brand, category, type }: HubNames): string => {
  const names = [brand?.name, category?.name, type?.name].filter((name) => name !== undefined);
  return names.length === 0 ? 'Tires' : `${names.join(' ')} tires`;
};

/** Returns `Michelin All Season tire reviews`. */
export const reviewsTitle = (names: HubNames): string => `${hubTitle(names).slice(0, -1)} reviews`;
