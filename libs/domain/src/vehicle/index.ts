export { vehicleLabel, type VehicleName } from './vehicle-name.js';
export { findBySlug, vehicleSlug } from './vehicle-slug.js';
