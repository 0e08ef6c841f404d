import type { WarehouseDesk } from '@simpletread/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { useWarehouseCalls } from './warehouse-calls.js';

interface ChosenWarehouse {
  readonly all: readonly WarehouseDesk[] | undefined;
  /** The one in the URL, else the first where people pick. */
  readonly here: WarehouseDesk | undefined;
  readonly error: Error | null;
  readonly reload: () => void;
  readonly choose: (code: string) => void;
}

/** The warehouse of a desk. The URL holds it, so that a device can be set up with a bookmark. */
export const useWarehouse = (): ChosenWarehouse => {
  const calls = useWarehouseCalls();
  const can = useCan();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['warehouses'],
    queryFn: () => calls.warehouses(),
    enabled: can('warehouse.work'),
  });
  const asked = params.get('at');
  const here =
    data?.find(({ code }) => code === asked) ??
    data?.find(({ pickedBy }) => pickedBy === 'people') ??
    data?.[0];
  return {
    all: data,
    here,
    error,
    reload: () => void refetch(),
    choose: (code) => setParams({ at: code }, { replace: true }),
  };
};
