import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Lasting, PriceRules, Promotion, PromotionUse } from '@simpletread/domain';

import { Remembered } from '../../platform/cache/index.js';
import { Config } from '../../platform/config/index.js';
import { Log } from '../../platform/log/index.js';
import { isUsedUp, type LimitedUses, usesPriceAlike } from './limited-uses.js';
import type { StoredRules } from './rule-maker.js';
import { RulesReader } from './rules.reader.js';
import { UNUSED } from './stored-promotion.js';

/** Should a notice get lost, the next look at the revision is this far away. */
const RULES_FRESH_MS = 2_000;
const USES_FRESH_MS = 400;

/** Promotions made from settings, at a moment or now. Calls without a moment return the same array until a promotion changes. */
export type PromotionSource = (at?: Date) => Promise<readonly Promotion[]>;

/** When those of a source were others from then on, within a period. */
export type SourceChanges = (from: Date, to: Date) => Promise<readonly Date[]>;

interface Source {
  readonly promotions: PromotionSource;
  readonly changes: SourceChanges;
}

const NO_CHANGES: SourceChanges = () => Promise.resolve([]);

/** All parts that rules are built from. Equal parts give equal rules. */
interface Parts {
  readonly stored: StoredRules;
  readonly uses: LimitedUses;
  readonly standing: readonly (readonly Promotion[])[];
}

/** Ids of promotions that pages of deals put first, the first list before the second. */
export interface FeaturedPromotions {
  readonly primary: readonly string[];
  readonly secondary: readonly string[];
}

type FeaturedSource = () => Promise<FeaturedPromotions>;

interface BuiltRules {
  readonly parts: Parts;
  readonly rules: PriceRules;
}

const NO_USES: LimitedUses = new Map();

const isLimited = ({ limits }: Promotion): boolean => limits.uses !== null || limits.budgetInCents !== null;

const isSame = (a: Parts, b: Parts): boolean =>
  a.stored === b.stored &&
  a.uses === b.uses &&
  a.standing.length === b.standing.length &&
  a.standing.every((promotions, index) => promotions === b.standing[index]);

const useOf = (uses: LimitedUses, { promotionId }: Promotion): PromotionUse => {
  const use = uses.get(promotionId);
  return use === undefined ? UNUSED : { uses: use.uses, spentInCents: use.spentInCents };
};

const rulesOf = ({ stored, uses, standing }: Parts): PriceRules => ({
  priceLists: stored.priceLists,
  promotions: [
    ...standing.flat(),
    ...stored.promotions.map((promotion) => ({
      ...promotion,
      use: useOf(uses, promotion),
    })),
  ],
});

/** The rules built from `parts`, reused while the parts are equal. */
const builtOf = (parts: Parts, known: BuiltRules | null): BuiltRules =>
  known !== null && isSame(known.parts, parts) ? known : { parts, rules: rulesOf(parts) };

const replaced = <T>(all: readonly T[], drafts: readonly T[], idOf: (each: T) => string): T[] => {
  const ids = new Set(drafts.map(idOf));
  return [...all.filter((each) => !ids.has(idOf(each))), ...drafts];
};

/**
 * The current price rules, in memory. Each price checks windows against the clock, so starts and ends need no event.
 * The database announces changes, and every server sees them within a second.
 */
@Injectable()
export class PriceBook implements OnApplicationBootstrap {
  private readonly stored: Remembered<StoredRules>;
  private readonly used: Remembered<LimitedUses>;
  private readonly sources: Source[] = [];
  private featuredSource: FeaturedSource | null = null;
  private lastUses = NO_USES;
  private areUsesOld = false;
  /** True if the next read must be exact to the cent, even where plenty is left. */
  private isExactWanted = false;
  private built: BuiltRules | null = null;
  private readonly builtFrom = new WeakMap<StoredRules, BuiltRules>();

  constructor(
    private readonly reader: RulesReader,
    private readonly config: Config,
    private readonly log: Log,
  ) {
    this.stored = new Remembered({
      read: () => reader.read(),
      version: () => reader.revision(),
      ttlMs: RULES_FRESH_MS,
    });
    this.used = new Remembered({ read: () => this.readUses(), ttlMs: USES_FRESH_MS });
  }

  /** A server starts without its database and reads with the first question. */
  onApplicationBootstrap(): void {
    this.rules().then(
      ({ promotions }) => this.warnOfUnknown(promotions),
      (error: unknown) => this.log.warn({ err: error }, 'price rules not read at boot'),
    );
  }

  /** Adds promotions that are made from settings. Call it before the server listens. */
  addSource(promotions: PromotionSource, changes: SourceChanges = NO_CHANGES): void {
    this.sources.push({ promotions, changes });
  }

  /** Lets settings choose the featured promotions. An empty list falls back to configuration. */
  featureBy(source: FeaturedSource): void {
    this.featuredSource = source;
  }

  /** The current rules. Returns the same value until one of them changes. */
  async rules(): Promise<PriceRules> {
    const parts = await this.partsOf(await this.stored.current());
    this.built = builtOf(parts, this.built);
    return this.built.rules;
  }

  /** Another text whenever guests may be shown other prices; what begins and ends of itself is in none. */
  async version(): Promise<string> {
    const { stored, uses, standing } = await this.partsOf(await this.stored.current());
    const usedUp = stored.promotions.flatMap(({ promotionId }) => {
      const use = uses.get(promotionId);
      return use !== undefined && isUsedUp(use) ? [promotionId] : [];
    });
    return JSON.stringify([this.stored.version, usedUp, standing]);
  }

  /** The rules as they would be with `stored` for those that are written; kept apart from those of the shop. For previews. */
  async rulesFrom(stored: StoredRules): Promise<PriceRules> {
    const built = builtOf(await this.partsOf(stored), this.builtFrom.get(stored) ?? null);
    this.builtFrom.set(stored, built);
    return built.rules;
  }

  /** Promotions made from settings, as of a moment. */
  async standing(at: Date): Promise<readonly Promotion[]> {
    return (await Promise.all(this.sources.map(({ promotions }) => promotions(at)))).flat();
  }

  /** Promotions made from settings within a period, each with the time it applied. */
  async standingThrough(from: Date, to: Date): Promise<Lasting<Promotion>[]> {
    const changes = await Promise.all(this.sources.map((source) => source.changes(from, to)));
    const moments = changes.flat().sort((a, b) => a.getTime() - b.getTime());
    const stretches = [from, ...moments].map(async (at, index) => {
      const [since, until] = [index === 0 ? null : at, moments[index] ?? null];
      return (await this.standing(at)).map((rule) => ({ rule, since, until }));
    });
    return (await Promise.all(stretches)).flat();
  }

  /** The rules with drafts replacing those of the same id or added to them. For previews and the simulator. */
  async rulesWith(draft: Partial<PriceRules>): Promise<PriceRules> {
    const { priceLists, promotions } = await this.rules();
    return {
      priceLists: replaced(priceLists, draft.priceLists ?? [], ({ priceListId }) => priceListId),
      promotions: replaced(promotions, draft.promotions ?? [], ({ promotionId }) => promotionId),
    };
  }

  /** Ids of the promotions that campaigns put first, by settings or configuration [R9.17]: those of each list that count or will. */
  async featured(): Promise<FeaturedPromotions> {
    const [{ promotions }, wished] = await Promise.all([this.rules(), this.featuredSource?.()]);
    const known = new Set(promotions.map(({ promotionId }) => promotionId));
    const configured = this.config.campaignPromotionIds;
    const listOf = (list: keyof FeaturedPromotions): string[] =>
      (wished !== undefined && wished[list].length > 0 ? wished : configured)[list].filter((id) =>
        known.has(id),
      );
    return { primary: listOf('primary'), secondary: listOf('secondary') };
  }

  /** Reads changes, if the rules are in use. */
  refresh(): Promise<void> {
    return this.stored.refresh();
  }

  /** Makes the next price use exact use counts, to the cent. */
  usesMoved(): void {
    this.areUsesOld = true;
    this.isExactWanted = true;
  }

  /**
   * Makes the next price see limits that an order has just reached. Where plenty of budget is left, the rules stay the
   * same.
   */
  usesTaken(): void {
    this.areUsesOld = true;
  }

  private async partsOf(stored: StoredRules): Promise<Parts> {
    const uses = stored.promotions.some(isLimited) ? await this.currentUses() : NO_USES;
    const standing = await Promise.all(this.sources.map(({ promotions }) => promotions()));
    return { stored, uses, standing };
  }

  private async currentUses(): Promise<LimitedUses> {
    if (!this.areUsesOld) return this.used.current();
    this.areUsesOld = false;
    try {
      return await this.used.renewed();
    } catch (error) {
      this.areUsesOld = true;
      throw error;
    }
  }

  private async readUses(): Promise<LimitedUses> {
    const isExact = this.isExactWanted;
    this.isExactWanted = false;
    try {
      const uses = await this.reader.limitedUses();
      if (isExact || !usesPriceAlike(this.lastUses, uses)) this.lastUses = uses;
      return this.lastUses;
    } catch (error) {
      this.isExactWanted ||= isExact;
      throw error;
    }
  }

  private warnOfUnknown(promotions: readonly Promotion[]): void {
    const { primary, secondary } = this.config.campaignPromotionIds;
    const known = new Set(promotions.map(({ promotionId }) => promotionId));
    const unknown = [...primary, ...secondary].filter((id) => !known.has(id));
    if (unknown.length > 0)
      this.log.warn({ promotionIds: unknown }, 'configured promotions of campaigns are not active');
  }
}
