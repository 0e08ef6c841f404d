export { parseShipTo, type ShipToResult } from './parse-ship-to.js';
export { SHIP_TO_PARSERS } from './ship-to-parsers.js';
export type { ShipTo, ShipToFault, ShipToField, ShipToInput } from './ship-to.js';
