export { landVisitor } from './land-from-channel';
