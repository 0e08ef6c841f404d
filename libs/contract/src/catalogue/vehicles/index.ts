export * from './electric-vehicles.js';
export * from './staff/vehicles.js';
export * from './vehicle-addresses.js';
export * from './vehicles.js';
