export * from './campaign-content.js';
export * from './staff/campaigns.js';
