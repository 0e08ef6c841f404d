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

/** Promotions that stand in no table, now or at a moment. Of now it answers the same value as long as none of them has changed. */
export type PromotionSource = (at?: Date) => Promise<readonly Promotion[]>;

/** When those of a source were others from then on, within a period. */
export type SourceChanges = (from: Date, to: Date) => Promise<readonly Date[]>;

interface Source {
  readonly promotions: PromotionSource;
  readonly changes: SourceChanges;
}

const NO_CHANGES: SourceChanges = () => Promise.resolve([]);

/** Everything that rules are made of; while each part is the same, so are the rules. */
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

/** The rules of `parts`: those that were made of them, as long as they are the same. */
const builtOf = (parts: Parts, known: BuiltRules | null): BuiltRules =>
  known !== null && isSame(known.parts, parts) ? known : { parts, rules: rulesOf(parts) };

const replaced = <T>(all: readonly T[], drafts: readonly T[], idOf: (each: T) => string): T[] => {
  const ids = new Set(drafts.map(idOf));
  return [...all.filter((each) => !ids.has(idOf(each))), ...drafts];
};

/**
 * The rules that prices are made by, in memory. Windows are held against the clock at each price, so that what begins or ends
 * needs nobody to tell; a change is told by the database and seen by every server within a second.
 */
@Injectable()
export class PriceBook implements OnApplicationBootstrap {
  private readonly stored: Remembered<StoredRules>;
  private readonly used: Remembered<LimitedUses>;
  private readonly sources: Source[] = [];
  private featuredSource: FeaturedSource | null = null;
  private lastUses = NO_USES;
  private areUsesOld = false;
  /** Whether the next reading counts to the cent, also where there is plenty. */
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

  /** A server whose database is not there yet starts all the same and reads with the first question. */
  onApplicationBootstrap(): void {
    this.rules().then(
      ({ promotions }) => this.warnOfUnknown(promotions),
      (error: unknown) => this.log.warn({ err: error }, 'price rules not read at boot'),
    );
  }

  /** Has promotions count that are made of settings; to be called before the server listens. */
  addSource(promotions: PromotionSource, changes: SourceChanges = NO_CHANGES): void {
    this.sources.push({ promotions, changes });
  }

  /** Has settings say what is put first; a list of theirs that is empty leaves it to configuration. */
  featureBy(source: FeaturedSource): void {
    this.featuredSource = source;
  }

  /** The rules as they are now; the same value as long as nothing of them has changed. */
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

  /** Promotions that stand in no table, as they were at a moment. */
  async standing(at: Date): Promise<readonly Promotion[]> {
    return (await Promise.all(this.sources.map(({ promotions }) => promotions(at)))).flat();
  }

  /** Those of a period, each for as long as it stood so. */
  async standingThrough(from: Date, to: Date): Promise<Lasting<Promotion>[]> {
    const changes = await Promise.all(this.sources.map((source) => source.changes(from, to)));
    const moments = changes.flat().sort((a, b) => a.getTime() - b.getTime());
    const stretches = [from, ...moments].map(async (at, index) => {
      const [since, until] = [index === 0 ? null : at, moments[index] ?? null];
      return (await this.standing(at)).map((rule) => ({ rule, since, until }));
    });
    return (await Promise.all(stretches)).flat();
  }

  /** The rules with others in the place of those with their ids, or beside them: for previews and the simulator. */
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

  /** Reads what has changed, if anybody has asked for the rules so far. */
  refresh(): Promise<void> {
    return this.stored.refresh();
  }

  /** Has whoever asks next see how far promotions are used up at that moment, to the cent. */
  usesMoved(): void {
    this.areUsesOld = true;
    this.isExactWanted = true;
  }

  /** Has whoever asks next see what an order has just used up; of budgets with plenty left, the rules stay as they are. */
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
