import { Injectable } from '@nestjs/common';
import { isInScope, type PromotionScope } from '@simpletread/domain';

import { CatalogueDirectory, type CatalogueIndex, type LineOnSale, LinesOfTires } from '../tires/index.js';

interface Found {
  readonly catalogue: CatalogueIndex;
  readonly lines: readonly LineOnSale[];
}

const byScore = ({ line: a }: LineOnSale, { line: b }: LineOnSale): number =>
  (b.score?.overall ?? 0) - (a.score?.overall ?? 0) || (a.lineId < b.lineId ? -1 : 1);

/** A scope reduced to what lines know: no tires, no sizes. */
const ofLines = (scope: PromotionScope): PromotionScope => ({
  ...scope,
  tireIds: [],
  sizeCodes: [],
  exceptTireIds: [],
});

const namesTires = ({ tireIds, sizeCodes, exceptTireIds }: PromotionScope): boolean =>
  tireIds.length + sizeCodes.length + exceptTireIds.length > 0;

/** The product lines on sale in a promotion's scope, best score first. Found once per state of rules and catalogue. */
@Injectable()
export class LinesInScope {
  private readonly found = new WeakMap<PromotionScope, Found>();

  constructor(
    private readonly directory: CatalogueDirectory,
    private readonly linesOfTires: LinesOfTires,
  ) {}

  async find(scope: PromotionScope): Promise<readonly LineOnSale[]> {
    const catalogue = await this.directory.current();
    const known = this.found.get(scope);
    if (known?.catalogue === catalogue) return known.lines;
    const lines = await this.read(scope, catalogue);
    this.found.set(scope, { catalogue, lines });
    return lines;
  }

  private async read(scope: PromotionScope, { assortment }: CatalogueIndex): Promise<readonly LineOnSale[]> {
    const named = namesTires(scope) ? await this.linesOfTires.find(scope) : null;
    const asked = ofLines(scope);
    return assortment.brands
      .flatMap(({ lines }) => lines)
      .filter(
        ({ line }) =>
          (named === null || named.has(line.lineId)) &&
          isInScope(asked, {
            tireId: '',
            productLineId: line.lineId,
            brandSlug: line.brandKey,
            categoryId: line.categoryId,
            sizeCode: '',
          }),
      )
      .sort(byScore);
  }
}
