import type { PriceListRow, PromotionRow } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';

import { useConsoleData } from '../../api/use-console-data.js';
import { useCan } from '../../auth/use-can.js';
import { readAllRows } from '../../list/read-all-rows.js';
import type { PickerOption } from '../../form/PickerControl.js';

const NONE: readonly PickerOption[] = [];
const MINUTE_MS = 60_000;

interface RuleOptions {
  readonly options: readonly PickerOption[];
  readonly isLoading: boolean;
}

/** Promotions or price lists by their names; none for people who do not see prices. */
export const useRuleOptions = (resource: 'promotions' | 'price-lists'): RuleOptions => {
  const data = useConsoleData();
  const can = useCan();
  const { data: options = NONE, isLoading } = useQuery({
    queryKey: [resource, 'options'],
    queryFn: async (): Promise<readonly PickerOption[]> => {
      const { rows } = await readAllRows<PromotionRow | PriceListRow>(data, resource, {
        sort: { field: 'name', order: 'ASC' },
        filter: {},
      });
      return rows
        .filter(({ state }) => state !== 'archived')
        .map(({ id, name, phase }) => ({ value: id, label: `${name} (${phase})` }));
    },
    enabled: can('pricing.read'),
    staleTime: MINUTE_MS,
  });
  return { options, isLoading };
};
