export * from './preview-token.js';
export * from './previews.js';
