export { FOUND_KINDS, type FoundKind, foundKindLabel, foundKindsFor } from './found-kind.js';
export { type FinderText, readFinderText } from './finder-text.js';
