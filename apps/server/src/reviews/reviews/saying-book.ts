import { Injectable } from '@nestjs/common';
import type { WhatIsSaid } from '@simpletread/contract';
import { whatReviewsSay } from '@simpletread/domain';

import type { CatalogueIndex } from '../../catalogue/index.js';
import { SayingReader } from './saying.reader.js';

/** Praise and criticism in the reviews of a line, computed once per line and state of the catalogue. Decision record 187. */
@Injectable()
export class SayingBook {
  private readonly said = new WeakMap<CatalogueIndex, Map<string, Promise<WhatIsSaid>>>();

  constructor(private readonly reader: SayingReader) {}

  of(index: CatalogueIndex, lineId: string): Promise<WhatIsSaid> {
    const known = this.said.get(index) ?? new Map<string, Promise<WhatIsSaid>>();
    this.said.set(index, known);
    const before = known.get(lineId);
    if (before !== undefined) return before;
    const said = this.compute(lineId);
    known.set(lineId, said);
    said.catch(() => known.delete(lineId));
    return said;
  }

  private async compute(lineId: string): Promise<WhatIsSaid> {
    const { counted, praised, criticized } = whatReviewsSay(await this.reader.ofLine(lineId));
    return { counted, praised: [...praised], criticized: [...criticized] };
  }
}
