import type { OrderView, TireAvailability } from '@simpletread/contract';
import { reorderObstacles } from '@simpletread/domain';
import { readTireAvailability } from '../../catalogue';
import { orElse } from '../../shell/api';
import { sizeHref } from '../../shell/paths';
import type { ReorderLine } from './lines-of-reorder';

/** A tire of an earlier order that can't be ordered again, in words. */
export interface ReorderRefusal {
  readonly words: string;
  /** Tires in the same size. */
  readonly sameSizeHref: string | null;
  readonly sizeCode: string;
}

export interface Reorder {
  readonly lines: readonly ReorderLine[];
  readonly refusals: readonly ReorderRefusal[];
}

const WORDS = {
  discontinued: () => 'is no longer available',
  outOfStock: () => 'is out of stock',
  tooFew: (left: number) => (left === 1 ? 'has only 1 left in stock' : `has only ${left} left in stock`),
} as const;

const refusalsOf = (
  { lines }: Pick<OrderView, 'lines'>,
  tires: readonly TireAvailability[],
): readonly ReorderRefusal[] => {
  const stock = tires.map(({ itemNumber, availability }) => ({ itemNumber, ...availability }));
  return reorderObstacles(lines, stock).flatMap(({ itemNumber, reason, left }) => {
    const line = lines.find((each) => each.itemNumber === itemNumber);
    if (line === undefined) return [];
    const slug = tires.find((tire) => tire.itemNumber === itemNumber)?.sizeSlug;
    return {
      words: `${line.brandName} ${line.name} ${line.sizeCode} ${WORDS[reason](left)}.`,
      sameSizeHref: slug === undefined ? null : sizeHref(slug),
      sizeCode: line.sizeCode,
    };
  });
};

/** Returns what ordering again takes, or why it is refused; null while the stock can't be read, or for an order without lines. */
export const readReorder = async (order: Pick<OrderView, 'lines'>): Promise<Reorder | null> => {
  const numbers = [...new Set(order.lines.map(({ itemNumber }) => itemNumber))];
  if (numbers.length === 0) return null;
  const read = await orElse(readTireAvailability(numbers), null);
  if (read === null) return null;
  const refusals = refusalsOf(order, read.items);
  const lines = order.lines.flatMap(({ itemNumber, quantity, axle }): ReorderLine[] => {
    const tire = read.items.find((each) => each.itemNumber === itemNumber);
    return tire === undefined ? [] : [{ tireId: tire.tireId, quantity, axle }];
  });
  return { lines: refusals.length === 0 ? lines : [], refusals };
};
