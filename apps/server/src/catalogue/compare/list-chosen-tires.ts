import { Injectable } from '@nestjs/common';
import type { ChosenTire, chosenTires, HandlerInput } from '@simpletread/contract';
import { ok, readComparison, refuse, type Result } from '@simpletread/domain';

import type { Offer } from '../tire-search/index.js';
import { TireReader } from '../tires/index.js';
import { comparedOffers, itemNumbersOf } from './compared-offers.js';

const chosenOf = ({ tire: { itemNumber, line, size }, rear }: Offer): ChosenTire => ({
  itemNumber,
  rearItemNumber: rear?.itemNumber ?? null,
  brandSlug: line.brandSlug,
  brandName: line.brandName,
  lineSlug: line.lineSlug,
  lineName: line.lineName,
  sizeCode: size.code,
  sizeSlug: size.slug,
  rearSizeCode: rear?.size.code ?? null,
  imageKey: line.imageKey,
});

/** Names and pictures of what a shopper has chosen to compare. */
@Injectable()
export class ListChosenTires {
  constructor(private readonly tires: TireReader) {}

  async run({
    tires,
  }: HandlerInput<typeof chosenTires>['query']): Promise<
    Result<{ items: ChosenTire[] }, 'comparison.full' | 'comparison.duplicate'>
  > {
    const { comparison, fault } = readComparison(tires);
    if (fault !== null) return refuse(fault.code);
    const found = await this.tires.byItemNumbers(itemNumbersOf(comparison));
    return ok({ items: comparedOffers(comparison, found).offers.map(chosenOf) });
  }
}
