export * from './appointment-view.js';
export * from './appointments.js';
export * from './staff/shop-bays.js';
