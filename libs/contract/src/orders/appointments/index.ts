export * from './staff/order-appointments.js';
