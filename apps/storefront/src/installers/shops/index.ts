export { readShopsNear, shopSortOf } from './read-shops';
export { TireShopsView } from './TireShopsView';
