import { Injectable } from '@nestjs/common';
import {
  type guidedShopping,
  type HandlerInput,
  MOST_GUIDED,
  type ReplyOf,
  type TireCard,
} from '@simpletread/contract';
import {
  type GuidedAnswers,
  guidedReasons,
  type GuidedTire,
  ok,
  rankGuided,
  type Result,
} from '@simpletread/domain';

import { SearchTires } from '../tire-search/index.js';
import type { PriceCustomer } from '../../pricing/index.js';

type Query = HandlerInput<typeof guidedShopping>['query'];
type Fault = 'tireSize.unknown' | 'contact.zipInvalid' | 'vehicle.unknown';

/** More than any size has. */
const ALL = 5000;
const SET = 4;

/** A result as guided shopping looks at it. */
interface Candidate extends GuidedTire {
  readonly card: TireCard;
}

const availableSets = ({ availability, rear }: TireCard): boolean =>
  rear === null
    ? availability.quantity >= SET
    : Math.min(availability.quantity, rear.availability.quantity) >= SET / 2;

const candidateOf = (card: TireCard): Candidate => ({
  card,
  id: card.tireId,
  // With a known place, the out-the-door price including rebates and installation, as in search results.
  setPriceInCents: card.outTheDoor?.totalInCents ?? card.setPriceInCents,
  categoryName: card.categoryName,
  hasSnowflake: card.hasSnowflake,
  warrantyMiles: card.warrantyMiles,
  score: card.score,
  fit: card.fit?.kind ?? null,
  isAvailable: availableSets(card),
});

/** Recommends tires of a size by what a shopper answered, at the prices that the shopper pays. */
@Injectable()
export class RecommendTires {
  constructor(private readonly tires: SearchTires) {}

  async run(query: Query, customer: PriceCustomer): Promise<Result<ReplyOf<typeof guidedShopping>, Fault>> {
    const { driving, winter, priorities = [], ...subject } = query;
    const found = await this.tires.run({ ...subject, sort: 'recommended', page: 1, perPage: ALL }, customer);
    if (!found.ok) return found;
    const { sizeCode, rearSizeCode, items } = found.value;
    const answers: GuidedAnswers = { driving, winter, priorities };
    const { picks, leftOut } = rankGuided(items.map(candidateOf), answers);
    const among = picks.map(({ tire }) => tire);
    return ok({
      sizeCode,
      rearSizeCode,
      total: picks.length,
      leftOut,
      picks: picks.slice(0, MOST_GUIDED).map(({ tire, points }) => {
        const { reasons, cautions } = guidedReasons(tire, answers, among);
        return {
          tire: tire.card,
          points: Math.max(0, Math.round(points * 100)),
          reasons: [...reasons],
          cautions: [...cautions],
        };
      }),
    });
  }
}
