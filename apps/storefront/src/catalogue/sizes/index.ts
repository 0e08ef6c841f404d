export { FindMySize } from './FindMySize';
export { OtherRims } from './OtherRims';
export { RimSizes } from './RimSizes';
export { SizeResults } from './SizeResults';
export { default as sizesStyles } from './Sizes.module.css';
export { mostFittedSize } from './most-fitted-size';
export { rimOfSegment } from './rim-of-segment';
export { sizeCrossingMetadata, SizeCrossingPage } from './size-crossing-page';
export { landingNames, withLanding } from './size-landing';
