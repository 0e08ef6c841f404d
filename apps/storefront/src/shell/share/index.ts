export { ShareLinks } from './ShareLinks';
export { ShareTargets } from './ShareTargets';
