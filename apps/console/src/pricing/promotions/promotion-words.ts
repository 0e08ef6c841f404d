import type { DiscountTarget, DiscountType, FlatAmountUnit, Stacking } from '@simpletread/domain';

type Options<T extends string> = readonly (readonly [value: T, label: string])[];

export const TYPE_OPTIONS: Options<DiscountType> = [
  ['Flat Amount', 'Flat amount'],
  ['Percentage', 'Percentage'],
  ['Buy3Get1', 'Buy 3, get 1 free'],
  ['Free', 'Free item'],
];

export const TYPE_WORDS: Readonly<Record<DiscountType, string>> = {
  'Flat Amount': 'Flat amount',
  Percentage: 'Percentage',
  Buy3Get1: 'Buy 3, get 1 free',
  Free: 'Free',
};

export const TARGET_OPTIONS: Options<DiscountTarget> = [
  ['tires', 'The tires'],
  ['installation', 'Installation'],
  ['coverage', 'Road hazard coverage'],
];

export const FREE_OPTIONS: Options<DiscountTarget> = TARGET_OPTIONS.filter(([target]) => target !== 'tires');

export const UNIT_OPTIONS: Options<FlatAmountUnit> = [
  ['cart', 'Per cart'],
  ['tire', 'Per tire'],
  ['set', 'Per set'],
];

export const STACKING_OPTIONS: Options<Stacking> = [
  ['stackable', 'Stackable'],
  ['exclusive', 'Exclusive'],
  ['always', 'Always applies'],
];

const STACKING_SENTENCES: Readonly<Record<Stacking, string>> = {
  stackable:
    'It combines with other stackable promotions. If an exclusive promotion saves the shopper more, that one applies instead.',
  exclusive: 'It applies without stackable promotions when it saves the shopper more than they do together.',
  always: 'It applies with every other promotion, including exclusive ones.',
};

interface Together {
  readonly stacking: Stacking;
  readonly group: string;
  readonly priority: string;
}

/** The effect of stacking, group and priority, in a sentence each. */
export const togetherWords = ({ stacking, group, priority }: Together): string => {
  const order = `Lower priorities apply first. At ${priority.trim() || 'its priority'} it applies to the remaining price.`;
  const name = group.trim();
  return [
    STACKING_SENTENCES[stacking],
    ...(name === '' ? [] : [`Only the first promotion by priority in the group “${name}” applies.`]),
    order,
  ].join(' ');
};

export const PAYMENT_METHODS: Options<string> = [
  ['card', 'Card'],
  ['affirm', 'Affirm'],
  ['katapult', 'Katapult'],
  ['klarna', 'Klarna'],
  ['synchrony', 'Synchrony'],
  ['resolve', 'Resolve'],
];
