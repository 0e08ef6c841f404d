export { ConsentBanner } from './ConsentBanner';
export { ConsentForm } from './ConsentForm';
export { ErasureCard } from './ErasureCard';
export { ExportCard } from './ExportCard';
export { default as privacyStyles } from './Privacy.module.css';
export { StoredValueTable } from './StoredValueTable';
export { readExportFile, readOwnPrivacy } from './read-privacy';
