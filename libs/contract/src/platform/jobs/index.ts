export * from './staff/jobs.js';
