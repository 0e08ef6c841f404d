export * from './installer-applications.js';
export * from './installer-form.js';
export * from './staff/installer-applications.js';
