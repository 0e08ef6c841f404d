import { useRuleOptions } from '../pieces/use-rule-options.js';

/** Names of promotions and price lists by their ids, as far as the person sees prices. */
export const useRuleNames = (): ReadonlyMap<string, string> => {
  const promotions = useRuleOptions('promotions');
  const lists = useRuleOptions('price-lists');
  return new Map([...promotions.options, ...lists.options].map(({ value, label }) => [value, label]));
};
