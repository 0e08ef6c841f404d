export * from './appointment-view.js';
export * from './appointments.js';
export * from './shop-times.js';
export * from './staff/crowded-slots.js';
