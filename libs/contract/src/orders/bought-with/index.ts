export * from './bought-with.js';
