export * from './channel-landing.js';
