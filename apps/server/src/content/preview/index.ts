export { PreviewModule } from './preview.module.js';
