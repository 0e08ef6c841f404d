export { JsonLd } from './JsonLd';
export { absolute } from './absolute';
export { comeAgain, fewAtOnce, TooManyAtOnce } from './few-at-once';
export { OG_KINDS, OG_SIZE, type OgKind, ogPicture } from './og-picture';
export { pageMetadata } from './page-metadata';
export { patientStream } from './patient-stream';
export { organizationData, organizationRef, siteData } from './site-data';
export {
  brandData,
  breadcrumbData,
  decimalPrice,
  itemListData,
  lineData,
  productData,
} from './structured-data';
