export { readFigures } from './read-figures';
