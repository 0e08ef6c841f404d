export { SalesRequestView } from './SalesRequestView';
