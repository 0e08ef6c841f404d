export * from './live-stream.js';
