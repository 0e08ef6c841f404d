import {
  buildUrl,
  countStock,
  getCountedTire,
  getDockReturn,
  getParcelLabel,
  getPick,
  listDockReturns,
  listPicks,
  listWarehouses,
  loadParcel,
  type PickListRow,
  receiveAtDock,
  restartPick,
  scanPickedTire,
  setPicking,
} from '@simpletread/contract';
import type { Picker } from '@simpletread/domain';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';
import { serverConfig } from '../../shell/config/index.js';

interface AtWarehouse {
  readonly code: string;
  readonly orderNumber: string;
}

/** The calls of the warehouse desk. */
export const warehouseCalls = {
  warehouses: () => client.call(listWarehouses, {}),
  setPicking: (code: string, pickedBy: Picker, idempotencyKey: string) =>
    client.call(setPicking, { params: { code }, body: { pickedBy } }, { idempotencyKey }),
  picks: (code: string): Promise<PickListRow[]> => client.call(listPicks, { params: { code } }),
  pick: (params: AtWarehouse) => client.call(getPick, { params }),
  scanTire: (params: AtWarehouse, barcode: string, idempotencyKey: string) =>
    client.call(scanPickedTire, { params, body: { code: barcode } }, { idempotencyKey }),
  restart: (params: AtWarehouse, idempotencyKey: string) =>
    client.call(restartPick, { params }, { idempotencyKey }),
  load: (code: string, barcode: string, idempotencyKey: string) =>
    client.call(loadParcel, { params: { code }, body: { code: barcode } }, { idempotencyKey }),
  dockReturns: () => client.call(listDockReturns, {}),
  dockReturn: (returnNumber: string) => client.call(getDockReturn, { params: { returnNumber } }),
  receive: (returnNumber: string, body: BodyOf<typeof receiveAtDock>, idempotencyKey: string) =>
    client.call(receiveAtDock, { params: { returnNumber }, body }, { idempotencyKey }),
  countedTire: (code: string, barcode: string) => client.call(getCountedTire, { params: { code, barcode } }),
  count: (code: string, body: BodyOf<typeof countStock>, idempotencyKey: string) =>
    client.call(countStock, { params: { code }, body }, { idempotencyKey }),
  label: async ({ code, orderNumber }: AtWarehouse): Promise<Blob> => {
    const { method, path } = getParcelLabel;
    const url = buildUrl(serverConfig().serverUrl, path, { code, orderNumber }, {});
    const response = await fetch(url, { method, credentials: 'include' });
    if (!response.ok) throw new Error('We couldn’t load the label. Try again.');
    return response.blob();
  },
};

export const useWarehouseCalls = () => useCalls(warehouseCalls);
