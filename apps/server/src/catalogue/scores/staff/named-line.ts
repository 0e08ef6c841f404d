import type { CatalogueIndex, ProductLine } from '../../tires/index.js';

/** A line as the console names it. */
export const namedLine = ({ lineId, brandName, lineName, categoryName }: ProductLine) => ({
  lineId,
  label: `${brandName} ${lineName}`,
  categoryName,
});

/** The number of tires on sale in each line. */
export const tireCountsOf = ({ rows }: CatalogueIndex): ReadonlyMap<string, number> =>
  new Map(rows.assortment.lines.map(({ lineId, tireCount }) => [lineId, tireCount]));
