export { LocationChip } from './LocationChip';
export { PlaceActionsProvider } from './PlaceActions';
export { ZipForm } from './ZipForm';
export { acceptZip, keepZip } from './accept-zip';
export type { ChosenPlace, ZipState } from './place-state';
export { PLACE_FAILED } from './place-words';
export { sameSitePath } from './same-site-path';
export { zipRefusalOf } from './zip-refusal';
