export { guidedStateOf } from './guided-state';
export { findSubject } from './guided-subject';
export { GUIDED_TITLE, GuidedView } from './GuidedView';
