export {
  PREVIEW_ENDS,
  PREVIEW_LINK_SECONDS,
  PREVIEW_MINUTES,
  type PreviewConditions,
  type PreviewEnd,
  previewEndOf,
} from './preview-end.js';
export { checkPreviewMoment, type ChosenMoment, previewedMoment, previewInstant } from './preview-moment.js';
export { PREVIEW_VISITORS, previewShopper, type PreviewVisitor } from './preview-visitor.js';
export { previewMomentWords } from './preview-words.js';
export { calendarWith } from './previewed-calendar.js';
