import type { TireCard } from '@simpletread/contract';
import { productHref } from '../../shell/paths';

/** The product page of a result; that of a staggered set shows both its tires. */
export const cardHref = (tire: TireCard): string =>
  tire.rear === null ? productHref(tire) : `${productHref(tire)}?rear=${tire.rear.itemNumber}`;
