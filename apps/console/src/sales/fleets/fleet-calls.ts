import {
  addExemptionCertificate,
  changeFleet,
  changeFleetUnit,
  changePurchaseOrder,
  closeFleet,
  closePurchaseOrder,
  createFleet,
  createFleetUnit,
  createPurchaseOrder,
  getFleetCost,
  getVehicle,
  importFleetUnits,
  linkFleetAccount,
  listExemptionCertificates,
  listPurchaseOrders,
  logFleetReading,
  logFleetRotation,
  previewFleetUnits,
  reopenFleet,
  reopenPurchaseOrder,
  retireFleetUnit,
  unlinkFleetAccount,
  vehicleOptions,
  withdrawExemptionCertificate,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

const fleetCalls = {
  cost: (id: string) => client.call(getFleetCost, { params: { id } }),
  createFleet: (body: BodyOf<typeof createFleet>, idempotencyKey: string) =>
    client.call(createFleet, { body }, { idempotencyKey }),
  changeFleet: (id: string, body: BodyOf<typeof changeFleet>, idempotencyKey: string) =>
    client.call(changeFleet, { params: { id }, body }, { idempotencyKey }),
  closeFleet: (id: string, body: BodyOf<typeof closeFleet>, idempotencyKey: string) =>
    client.call(closeFleet, { params: { id }, body }, { idempotencyKey }),
  reopenFleet: (id: string, version: number, idempotencyKey: string) =>
    client.call(reopenFleet, { params: { id }, body: { version } }, { idempotencyKey }),
  linkAccount: (id: string, body: BodyOf<typeof linkFleetAccount>, idempotencyKey: string) =>
    client.call(linkFleetAccount, { params: { id }, body }, { idempotencyKey }),
  unlinkAccount: (id: string, body: BodyOf<typeof unlinkFleetAccount>, idempotencyKey: string) =>
    client.call(unlinkFleetAccount, { params: { id }, body }, { idempotencyKey }),
  previewUnits: (id: string, body: BodyOf<typeof previewFleetUnits>) =>
    client.call(previewFleetUnits, { params: { id }, body }),
  importUnits: (id: string, body: BodyOf<typeof importFleetUnits>, idempotencyKey: string) =>
    client.call(importFleetUnits, { params: { id }, body }, { idempotencyKey }),
  createUnit: (body: BodyOf<typeof createFleetUnit>, idempotencyKey: string) =>
    client.call(createFleetUnit, { body }, { idempotencyKey }),
  changeUnit: (id: string, body: BodyOf<typeof changeFleetUnit>, idempotencyKey: string) =>
    client.call(changeFleetUnit, { params: { id }, body }, { idempotencyKey }),
  retireUnit: (id: string, body: BodyOf<typeof retireFleetUnit>, idempotencyKey: string) =>
    client.call(retireFleetUnit, { params: { id }, body }, { idempotencyKey }),
  logReading: (id: string, body: BodyOf<typeof logFleetReading>, idempotencyKey: string) =>
    client.call(logFleetReading, { params: { id }, body }, { idempotencyKey }),
  logRotation: (id: string, body: BodyOf<typeof logFleetRotation>, idempotencyKey: string) =>
    client.call(logFleetRotation, { params: { id }, body }, { idempotencyKey }),
  purchaseOrders: (id: string) => client.call(listPurchaseOrders, { params: { id } }),
  createPurchaseOrder: (id: string, body: BodyOf<typeof createPurchaseOrder>, idempotencyKey: string) =>
    client.call(createPurchaseOrder, { params: { id }, body }, { idempotencyKey }),
  changePurchaseOrder: (id: string, body: BodyOf<typeof changePurchaseOrder>, idempotencyKey: string) =>
    client.call(changePurchaseOrder, { params: { id }, body }, { idempotencyKey }),
  closePurchaseOrder: (id: string, version: number, idempotencyKey: string) =>
    client.call(closePurchaseOrder, { params: { id }, body: { version } }, { idempotencyKey }),
  reopenPurchaseOrder: (id: string, version: number, idempotencyKey: string) =>
    client.call(reopenPurchaseOrder, { params: { id }, body: { version } }, { idempotencyKey }),
  certificates: (id: string) => client.call(listExemptionCertificates, { params: { id } }),
  addCertificate: (id: string, body: BodyOf<typeof addExemptionCertificate>, idempotencyKey: string) =>
    client.call(addExemptionCertificate, { params: { id }, body }, { idempotencyKey }),
  withdrawCertificate: (id: string, version: number, idempotencyKey: string) =>
    client.call(withdrawExemptionCertificate, { params: { id }, body: { version } }, { idempotencyKey }),
  vehicleOptions: (chosen: { readonly make?: string; readonly model?: string }) =>
    client.call(vehicleOptions, { query: chosen }),
  vehicle: (make: string, model: string, year: number) =>
    client.call(getVehicle, { params: { make, model, year } }),
};

export const useFleetCalls = () => useCalls(fleetCalls);

/** Queries that show fleets or units, by the first part of their key. */
export const FLEET_READS = ['fleets', 'fleet-units', 'history', 'waiting', 'work'] as const;
