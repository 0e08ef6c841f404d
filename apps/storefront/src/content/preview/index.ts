export { PreviewBar } from './PreviewBar';
export { switchPreview } from './change-preview';
export { readPageMoment } from './page-moment';
export { PREVIEW, readPreview } from './preview';
