import {
  CATALOGUE_KINDS,
  COST_KINDS,
  FITMENT_KINDS,
  RECORD_KINDS,
  type RecordKind,
  SEARCH_KINDS,
  type StaffPermission,
} from '@simpletread/domain';

import { recordCallsOf } from './record-calls.js';

export const catalogueRecordCalls = recordCallsOf({
  name: 'catalogue',
  of: 'tires, product lines, brands and sizes',
  kinds: CATALOGUE_KINDS,
  read: 'products.read',
  change: 'catalogue.change',
});

export const fitmentRecordCalls = recordCallsOf({
  name: 'fitment',
  of: 'vehicles and fitments',
  kinds: FITMENT_KINDS,
  read: 'vehicles.read',
  change: 'vehicles.change',
});

export const searchRecordCalls = recordCallsOf({
  name: 'search',
  of: 'the synonyms and redirects of the search',
  kinds: SEARCH_KINDS,
  read: 'search.read',
  change: 'search.change',
});

export const costRecordCalls = recordCallsOf({
  name: 'costs',
  of: 'purchase costs',
  kinds: COST_KINDS,
  read: 'margins.read',
  change: 'margins.change',
});

/** Every group of kinds has the same calls for its own kinds. */
export type RecordCalls =
  typeof catalogueRecordCalls | typeof fitmentRecordCalls | typeof searchRecordCalls | typeof costRecordCalls;

const READS: readonly (readonly [kinds: readonly RecordKind[], permission: StaffPermission])[] = [
  [CATALOGUE_KINDS, 'products.read'],
  [FITMENT_KINDS, 'vehicles.read'],
  [SEARCH_KINDS, 'search.read'],
  [COST_KINDS, 'margins.read'],
];

/** Returns the kinds whose records, and their changes, a person may see. */
export const readableKinds = (mayUse: (permission: StaffPermission) => boolean): RecordKind[] =>
  RECORD_KINDS.filter((kind) =>
    READS.some(([kinds, permission]) => kinds.includes(kind) && mayUse(permission)),
  );

export const {
  list: listCatalogueRecords,
  get: getCatalogueRecord,
  add: addCatalogueRecord,
  change: changeCatalogueRecord,
  remove: removeCatalogueRecord,
  tryBulk: tryCatalogueBulk,
  bulk: bulkChangeCatalogue,
  export: exportCatalogueRecords,
  tryImport: tryCatalogueImport,
  import: importCatalogueRecords,
  undo: undoCatalogueChange,
} = catalogueRecordCalls;

export const {
  list: listFitmentRecords,
  get: getFitmentRecord,
  add: addFitmentRecord,
  change: changeFitmentRecord,
  remove: removeFitmentRecord,
  tryBulk: tryFitmentBulk,
  bulk: bulkChangeFitment,
  export: exportFitmentRecords,
  tryImport: tryFitmentImport,
  import: importFitmentRecords,
  undo: undoFitmentChange,
} = fitmentRecordCalls;

export const {
  list: listSearchRecords,
  get: getSearchRecord,
  add: addSearchRecord,
  change: changeSearchRecord,
  remove: removeSearchRecord,
  tryBulk: trySearchBulk,
  bulk: bulkChangeSearch,
  export: exportSearchRecords,
  tryImport: trySearchImport,
  import: importSearchRecords,
  undo: undoSearchChange,
} = searchRecordCalls;

export const {
  list: listPurchaseCosts,
  get: getPurchaseCost,
  add: addPurchaseCost,
  change: changePurchaseCost,
  remove: removePurchaseCost,
  tryBulk: tryPurchaseCostBulk,
  bulk: bulkChangePurchaseCosts,
  export: exportPurchaseCosts,
  tryImport: tryPurchaseCostImport,
  import: importPurchaseCosts,
  undo: undoPurchaseCostChange,
} = costRecordCalls;
