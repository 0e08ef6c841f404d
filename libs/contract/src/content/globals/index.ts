export * from './globals.js';
