import { Injectable } from '@nestjs/common';
import {
  benefitWords,
  easternDate,
  type FilledBlock,
  formatMoney,
  type NewsletterBlock,
  publicDeals,
} from '@simpletread/domain';

import { ShopperOffers, type Tire, TireReader } from '../../catalogue/index.js';
import { Clock } from '../../platform/clock/index.js';
import { type PriceView, priceCustomer, PriceViews } from '../../pricing/index.js';

/** A newsletter as people read it now, and a sentence for each part that can't be shown. */
export interface FilledNewsletter {
  readonly blocks: readonly FilledBlock[];
  readonly missing: readonly string[];
}

type Part = FilledBlock | string;

const pathOf = ({ line, itemNumber }: Tire): string =>
  `/brands/${line.brandSlug}-tires/${line.lineSlug}/p/${itemNumber}`;

const cardOf = (tire: Tire): FilledBlock => ({
  kind: 'card',
  title: `${tire.line.brandName} ${tire.line.lineName}`,
  facts: [`${tire.size.code} · ${formatMoney(tire.priceInCents)} per tire`],
  path: pathOf(tire),
  label: 'See this tire',
});

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Fills in the prices and sales of this moment, at everybody's prices. */
@Injectable()
export class FillNewsletter {
  constructor(
    private readonly tires: TireReader,
    private readonly views: PriceViews,
    private readonly offers: ShopperOffers,
    private readonly clock: Clock,
  ) {}

  async run(blocks: readonly NewsletterBlock[]): Promise<FilledNewsletter> {
    const view = await this.views.of(priceCustomer(null));
    const itemNumbers = blocks.flatMap((block) => (block.kind === 'tires' ? block.itemNumbers : []));
    const found = this.offers.each(await this.tires.byItemNumbers(itemNumbers), view);
    const tires = new Map(found.map((tire) => [tire.itemNumber, tire]));
    const parts = blocks.flatMap((block) => this.partsOf(block, tires, view));
    return {
      blocks: parts.filter((part) => typeof part !== 'string'),
      missing: parts.filter((part) => typeof part === 'string'),
    };
  }

  private partsOf(
    block: NewsletterBlock,
    tires: ReadonlyMap<number, Tire>,
    view: PriceView,
  ): readonly Part[] {
    if (block.kind === 'sale') return [this.saleOf(block.slug, view)];
    if (block.kind !== 'tires') return [block];
    return block.itemNumbers.map((itemNumber): Part => {
      const tire = tires.get(itemNumber);
      if (tire === undefined) return `Tire ${itemNumber} doesn’t exist.`;
      if (tire.status !== 'active' || tire.available === 0) return `Tire ${itemNumber} isn’t for sale now.`;
      return cardOf(tire);
    });
  }

  private saleOf(slug: string, { rules }: PriceView): Part {
    const deal = publicDeals(rules.promotions, this.clock.now()).find((one) => one.slug === slug);
    if (deal === undefined) return `The deal “${slug}” isn’t on now.`;
    const { endsAt, name } = deal.promotion;
    return {
      kind: 'card',
      title: name,
      facts: [
        sentence(benefitWords(deal.promotion)),
        ...(endsAt === null ? [] : [`Until ${easternDate(endsAt)}`]),
      ],
      path: `/tire-deals/${slug}`,
      label: 'See the deal',
    };
  }
}
