/** A line of an earlier order. */
export interface OrderedLine {
  readonly itemNumber: number;
  readonly quantity: number;
}

/** A tire's present availability; `quantity` counts all warehouses. */
export interface ReorderStock {
  readonly itemNumber: number;
  readonly state: 'inStock' | 'lowStock' | 'outOfStock' | 'discontinued';
  readonly quantity: number;
}

/** Why a tire of an earlier order can't be ordered again as it was. */
export interface ReorderObstacle {
  readonly itemNumber: number;
  readonly reason: 'discontinued' | 'outOfStock' | 'tooFew';
  /** Tires that are left; 0 unless there are too few. */
  readonly left: number;
}

const obstacleOf = (
  itemNumber: number,
  wanted: number,
  stock: ReorderStock | undefined,
): ReorderObstacle | null => {
  if (stock === undefined || stock.state === 'discontinued')
    return { itemNumber, reason: 'discontinued', left: 0 };
  if (stock.quantity <= 0) return { itemNumber, reason: 'outOfStock', left: 0 };
  return stock.quantity < wanted ? { itemNumber, reason: 'tooFew', left: stock.quantity } : null;
};

/**
 * Returns why an order can't be ordered again, one obstacle for each tire, in the order of the lines; none if it can. Lines of the same tire
 * count together, and a tire that is no longer known is discontinued. Source: specification section 4 and R4.12.
 */
export const reorderObstacles = (
  lines: readonly OrderedLine[],
  stock: readonly ReorderStock[],
): readonly ReorderObstacle[] => {
  const wanted = new Map<number, number>();
  for (const { itemNumber, quantity } of lines)
    wanted.set(itemNumber, (wanted.get(itemNumber) ?? 0) + quantity);
  return [...wanted].flatMap(
    ([itemNumber, quantity]) =>
      obstacleOf(
        itemNumber,
        quantity,
        stock.find((each) => each.itemNumber === itemNumber),
      ) ?? [],
  );
};
