export {
  COST_MONTHS,
  costPerMile,
  costPerMileText,
  type FleetCost,
  LEAST_COST_MILES,
} from './cost-per-mile.js';
export {
  CERTIFICATE_SOON_DAYS,
  CERTIFICATE_STANDINGS,
  type CertificateFacts,
  certificateStanding,
  type CertificateStanding,
  checkCertificateDay,
  isCertificateValid,
  parseCertificateNumber,
  validCertificates,
} from './exemption-certificate.js';
export {
  parseFleetContact,
  parseFleetDay,
  parseFleetName,
  parseFleetNote,
  parseFleetReason,
  parseMiles,
  parsePlate,
  parseUnitNumber,
} from './fleet-form.js';
export {
  FLEET_CLOSE_REASONS,
  FLEET_STATES,
  type FleetCloseReason,
  fleetCloseReasonLabel,
  type FleetEvent,
  fleetMachine,
  type FleetState,
  moveFleet,
} from './fleet-state.js';
export {
  checkPurchaseOrderLimit,
  checkPurchaseOrderTerms,
  leftOfPurchaseOrder,
  MOST_PURCHASE_ORDER,
  MOST_PURCHASE_ORDERS,
  movePurchaseOrder,
  parsePurchaseOrderNumber,
  PURCHASE_ORDER_STANDINGS,
  PURCHASE_ORDER_STATES,
  type PurchaseOrderEvent,
  type PurchaseOrderFacts,
  purchaseOrderMachine,
  type PurchaseOrderRefusal,
  purchaseOrderStanding,
  type PurchaseOrderStanding,
  type PurchaseOrderState,
  type PurchaseOrderTerms,
  spendPurchaseOrder,
} from './purchase-order.js';
export {
  type LoggedRotation,
  type OdometerReading,
  readUnitOdometer,
  ROTATION_STATES,
  rotateUnit,
  SOON_DAYS,
  SOON_MILES,
  type UnitCare,
  unitRotation,
  type UnitRotation,
  type UnitRotationState,
} from './unit-care.js';
export { judgeUnitSizes, type UnitSizes } from './unit-sizes.js';
export {
  MOST_UNIT_ROWS,
  readUnitTable,
  UNIT_COLUMNS,
  type UnitColumn,
  type UnitDraft,
  type UnitRow,
} from './unit-table.js';
export { parseVin } from './vin.js';
