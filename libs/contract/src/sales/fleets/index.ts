export * from './my-purchase-orders.js';
export * from './staff/exemption-certificates.js';
export {
  FLEET_READING_KINDS,
  type FleetRow,
  type FleetUnitRecord,
  type FleetUnitRow,
} from './staff/fleet-record.js';
export * from './staff/fleet-units.js';
export * from './staff/fleets.js';
export * from './staff/purchase-orders.js';
