export * from './cart-appointments.js';
export * from './cart-delivery.js';
export * from './cart-endpoints.js';
export * from './cart.js';
export * from './warehouse-pickups.js';
