export { PreviewBar } from './PreviewBar';
export { switchPreview } from './change-preview';
export { checkPreview } from './check-preview';
export { leavePreview } from './end-preview';
export { openPreview } from './open-preview';
export { readPageMoment } from './page-moment';
export { readPreview } from './read-preview';
