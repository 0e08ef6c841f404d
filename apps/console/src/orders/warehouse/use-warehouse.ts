import type { WarehouseDesk } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { ALL_WAREHOUSES, useOwnWarehouse } from './own-warehouse.js';
import { useWarehouseCalls } from './warehouse-calls.js';

interface ChosenWarehouse {
  readonly all: readonly WarehouseDesk[] | undefined;
  readonly here: WarehouseDesk | undefined;
  /** True for a manager who chose all of them. */
  readonly isAll: boolean;
  readonly error: Error | null;
  readonly reload: () => void;
  readonly choose: (code: string) => void;
}

/**
 * The warehouse of a desk: the one in the URL, so that a device can be set up with a bookmark; else the person’s own, else the first where
 * people pick. The menu’s counts follow the person’s own, which only they change: a link sets it for people who have none yet.
 */
export const useWarehouse = (): ChosenWarehouse => {
  const calls = useWarehouseCalls();
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const [own, keep] = useOwnWarehouse();
  const { data, error, refetch } = useQuery({
    queryKey: ['warehouses'],
    queryFn: () => calls.warehouses(),
    enabled: can('warehouse.work'),
  });
  const isManager = can('warehouse.setUp');
  const linked = params.get('at');
  const isAll = isManager && (linked ?? own) === ALL_WAREHOUSES;
  const here = isAll
    ? undefined
    : (data?.find(({ code }) => code === (linked ?? own)) ??
      data?.find(({ pickedBy }) => pickedBy === 'people') ??
      data?.[0]);
  const chosen = here?.code;
  // Somebody else’s link shows their warehouse and leaves a kept one alone.
  const isKept = data?.some(({ code }) => code === own) ?? true;
  useEffect(() => {
    if (chosen !== undefined && !isManager && !isKept) keep(chosen);
  });
  return {
    all: data,
    here,
    isAll,
    error,
    reload: () => void refetch(),
    choose: (code) => {
      keep(code);
      setParams({}, { replace: true });
    },
  };
};
