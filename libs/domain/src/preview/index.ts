export {
  PREVIEW_ENDS,
  PREVIEW_LINK_SECONDS,
  PREVIEW_MINUTES,
  type PreviewConditions,
  type PreviewEnd,
  previewEndOf,
} from './preview-end.js';
export {
  checkPreviewMoment,
  type ChosenMoment,
  previewedMoment,
  previewInstant,
  previewMomentWords,
} from './preview-moment.js';
export { calendarWith } from './previewed-calendar.js';
export { PREVIEW_VISITORS, previewShopper, type PreviewVisitor } from './preview-visitor.js';
