export { Directions } from './Directions';
export { InStep } from './InStep';
export { ModalDialog } from './ModalDialog';
export { PageLink } from './PageLink';
export { PillCount, PillLinks } from './PillLinks';
export { PrintButton } from './PrintButton';
export { ReloadButton } from './ReloadButton';
export { useHasScript } from './use-has-script';
