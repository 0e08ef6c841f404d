export * from './own-appointment.js';
export * from './staff/order-appointments.js';
