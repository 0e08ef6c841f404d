export { FLEET_FACES, fleets, fleetUnits } from './fleets/index.js';
export { QUOTE_FACES, quoteFor, quotes } from './quotes/index.js';
export { PipelinePage, SALES_REQUEST_FACES, salesRequests } from './requests/index.js';
