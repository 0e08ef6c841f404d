import { Injectable } from '@nestjs/common';
import { isInScope, type PromotionScope } from '@simpletread/domain';

import { CatalogueDirectory, type LineOnSale, type Tire, TireReader } from '../catalogue/index.js';

/** Sizes and tires that are looked at one by one; a deal that names more shows the lines of the first ones. */
const MOST_SIZES = 12;
const MOST_TIRES = 200;

const traitsOf = ({ tireId, line, size }: Tire) => ({
  tireId,
  productLineId: line.lineId,
  brandSlug: line.brandSlug,
  categoryId: line.categoryId,
  sizeCode: size.code,
});

const byScore = ({ line: a }: LineOnSale, { line: b }: LineOnSale): number =>
  (b.score?.overall ?? 0) - (a.score?.overall ?? 0) || (a.lineId < b.lineId ? -1 : 1);

/** The product lines on sale that a promotion holds, best score first. */
@Injectable()
export class LinesInScope {
  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly tires: TireReader,
  ) {}

  async find(scope: PromotionScope): Promise<readonly LineOnSale[]> {
    const { assortment } = await this.directory.current();
    const named = await this.namedLines(scope);
    return assortment.brands
      .flatMap(({ lines }) => lines)
      .filter(({ line }) =>
        named === null
          ? isInScope(scope, {
              tireId: '',
              productLineId: line.lineId,
              brandSlug: line.brandSlug,
              categoryId: line.categoryId,
              sizeCode: '',
            })
          : named.has(line.lineId),
      )
      .sort(byScore);
  }

  /** The lines of single tires or sizes; null for a scope that names neither. */
  private async namedLines(scope: PromotionScope): Promise<ReadonlySet<string> | null> {
    const { tireIds, sizeCodes } = scope;
    if (tireIds.length === 0 && sizeCodes.length === 0) return null;
    const tires =
      tireIds.length > 0
        ? await this.tires.byIds(tireIds.slice(0, MOST_TIRES))
        : (await Promise.all(sizeCodes.slice(0, MOST_SIZES).map((code) => this.tires.ofSize(code)))).flat();
    const inScope = tires.filter((tire) => tire.status === 'active' && isInScope(scope, traitsOf(tire)));
    return new Set(inScope.map(({ line }) => line.lineId));
  }
}
