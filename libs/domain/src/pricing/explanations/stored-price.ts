import { ZERO_CENTS } from '../../money/index.js';
import { type AppliedPromotion, benefitWords, type PricedCart, type PricedLine } from '../price/index.js';
import { INSTALLATION_DEAL } from '../promotions/index.js';
import type { PriceRecord } from './price-record.js';

type LaterOfLine = 'retailPriceInCents' | 'priceListId' | 'discountInCents' | 'roadHazardSavingInCents';
type LaterOfCart = 'promotions' | 'discountInCents' | 'roadHazardSavingInCents';

type StoredLine = Omit<PricedLine, LaterOfLine> & Partial<Pick<PricedLine, LaterOfLine>>;

/** A stored price, possibly from before promotions and price lists existed. */
export type StoredPrice = Omit<PricedCart, LaterOfCart | 'lines'> &
  Partial<Pick<PricedCart, LaterOfCart>> & {
    readonly lines: readonly StoredLine[];
    /** Missing if the price was stored before records existed. */
    readonly record?: PriceRecord;
  };

/** The installation deal was the only promotion. */
const onlyPromotion = ({ installationSavingInCents, lines }: StoredPrice): AppliedPromotion[] =>
  installationSavingInCents === 0
    ? []
    : [
        {
          promotionId: INSTALLATION_DEAL.promotionId,
          name: INSTALLATION_DEAL.name,
          type: INSTALLATION_DEAL.benefit.type,
          detail: benefitWords(INSTALLATION_DEAL),
          amountInCents: installationSavingInCents,
          isCoverageLinked: false,
          isFromCoupon: false,
          lines: lines.map((line) => ({
            lineId: line.lineId,
            tiresInCents: ZERO_CENTS,
            installationInCents: line.installationSavingInCents,
            coverageInCents: ZERO_CENTS,
          })),
        },
      ];

/** Completes a stored price with all newer fields: only the installation deal applied, and every tire was at its own price. */
export const completePrice = ({ record: _, ...stored }: StoredPrice): PricedCart => ({
  ...stored,
  promotions: stored.promotions ?? onlyPromotion(stored),
  discountInCents: stored.discountInCents ?? ZERO_CENTS,
  roadHazardSavingInCents: stored.roadHazardSavingInCents ?? ZERO_CENTS,
  lines: stored.lines.map((line) => ({
    ...line,
    retailPriceInCents: line.retailPriceInCents ?? line.unitPriceInCents,
    priceListId: line.priceListId ?? null,
    discountInCents: line.discountInCents ?? ZERO_CENTS,
    roadHazardSavingInCents: line.roadHazardSavingInCents ?? ZERO_CENTS,
  })),
});
