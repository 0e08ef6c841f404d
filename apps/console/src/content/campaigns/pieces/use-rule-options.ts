import type { PriceListRow, PromotionRow } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { readAllRows } from '../../../shell/list/index.js';
import type { PickerOption } from '../../../shell/form/index.js';

const NONE: readonly PickerOption[] = [];
const MINUTE_MS = 60_000;

interface RuleOptions {
  readonly options: readonly PickerOption[];
  readonly isLoading: boolean;
}

/** Promotions or price lists by name; none without permission to see prices. */
export const useRuleOptions = (resource: 'promotions' | 'price-lists'): RuleOptions => {
  const data = useDataProvider();
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
