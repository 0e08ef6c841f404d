import type { explainPriceOfCart, ReplyOf } from '@simpletread/contract';
import {
  type Cents,
  cents,
  PRICE_PARTS,
  type PricePart,
  type PricePartId,
  pricePartsOf,
  subtractCents,
} from '@simpletread/domain';

export type Explanation = ReplyOf<typeof explainPriceOfCart>;

export interface PartDifference {
  readonly id: PricePartId | 'total';
  readonly label: string;
  readonly amounts: readonly [a: Cents, b: Cents];
  /** B minus A. */
  readonly differenceInCents: Cents;
}

/** A rule with different effects on the two. */
export interface RuleDifference {
  readonly id: string;
  readonly name: string;
  /** Its effect on each, in words; null where it has none. */
  readonly words: readonly [a: string | null, b: string | null];
  /** Its discount on each. */
  readonly amounts: readonly [a: Cents, b: Cents];
}

const ZERO = cents(0);

const partsOf = ({ pricing, lists }: Explanation): ReadonlyMap<PricePartId, PricePart> =>
  new Map(pricePartsOf(pricing, lists).map((part) => [part.id, part]));

const difference = (id: PartDifference['id'], label: string, a: Cents, b: Cents): PartDifference => ({
  id,
  label,
  amounts: [a, b],
  differenceInCents: subtractCents(b, a),
});

/** Each part of two totals and the totals, with what the second is above the first. */
export const partDifferences = (a: Explanation, b: Explanation): PartDifference[] => {
  const [first, second] = [partsOf(a), partsOf(b)];
  return [
    ...PRICE_PARTS.flatMap((id) => {
      const label = first.get(id)?.label ?? second.get(id)?.label;
      return label === undefined
        ? []
        : [
            difference(
              id,
              label,
              first.get(id)?.amountInCents ?? ZERO,
              second.get(id)?.amountInCents ?? ZERO,
            ),
          ];
    }),
    difference('total', 'Total', a.pricing.totalInCents, b.pricing.totalInCents),
  ];
};

interface Effect {
  readonly name: string;
  readonly words: string;
  readonly amount: Cents;
}

/** The effect of every promotion and price list, by id. */
const effectsOf = (explanation: Explanation): ReadonlyMap<string, Effect> => {
  const effects = new Map<string, Effect>();
  for (const { rule, label, detail, amountInCents } of [...partsOf(explanation).values()].flatMap(
    ({ steps }) => steps,
  )) {
    if (rule === null) continue;
    const known = effects.get(rule.id);
    effects.set(rule.id, {
      name: label,
      words: known?.words ?? detail,
      amount: cents((known?.amount ?? 0) - amountInCents),
    });
  }
  return effects;
};

const wordsIn = (explanation: Explanation, effect: Effect | undefined, id: string): string | null =>
  effect?.words ?? explanation.missed.find(({ promotionId }) => promotionId === id)?.reason ?? null;

/** The rules that make the difference between two prices, those that differ most first; a rule that misses one says why. */
export const ruleDifferences = (a: Explanation, b: Explanation): RuleDifference[] => {
  const [first, second] = [effectsOf(a), effectsOf(b)];
  return [...new Set([...first.keys(), ...second.keys()])]
    .map((id): RuleDifference => {
      const [one, other] = [first.get(id), second.get(id)];
      return {
        id,
        name: one?.name ?? other?.name ?? '',
        words: [wordsIn(a, one, id), wordsIn(b, other, id)],
        amounts: [one?.amount ?? ZERO, other?.amount ?? ZERO],
      };
    })
    .filter(({ amounts: [one, other] }) => one !== other)
    .sort((x, y) => Math.abs(y.amounts[0] - y.amounts[1]) - Math.abs(x.amounts[0] - x.amounts[1]));
};
