import type { TireCard } from '@simpletread/contract';
import { productHref } from '../../shell/paths';

/** Returns a result's product page; for a staggered set, with both tires. */
export const cardHref = (tire: TireCard): string =>
  tire.rear === null ? productHref(tire) : `${productHref(tire)}?rear=${tire.rear.itemNumber}`;
