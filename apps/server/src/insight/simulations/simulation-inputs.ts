import type { PriceRules, PromotionUse, RulesOverTime } from '@simpletread/domain';

/** A rule as it was called when the simulation began. */
export interface NamedRule {
  readonly id: string;
  readonly name: string;
}

/** The question of a simulation. */
export interface SimulationInputs {
  readonly fromDay: string;
  readonly toDay: string;
  /** The same as moments in ISO 8601; the end is exclusive. */
  readonly from: string;
  readonly to: string;
  readonly campaignName: string | null;
  readonly promotions: readonly NamedRule[];
  readonly priceLists: readonly NamedRule[];
  readonly floorPercent: number;
  readonly volumePercent: number;
  /** The names of all promotions, those of the draft and those in force, by their latest wording. */
  readonly names: Readonly<Record<string, string>>;
}

/** The rules that sales were charged by, through the whole period, and what is tried out beside them. */
export interface SimulationRules {
  readonly inForce: RulesOverTime;
  readonly draft: PriceRules;
  /** When the draft begins. */
  readonly draftAt: Date;
  /** Use counts of limited promotions at the start of the period. */
  readonly used: ReadonlyMap<string, PromotionUse>;
}
