export { parseAddressLine, parseSecondAddressLine, secondLineRefusal } from './address-line.js';
export { parseCity } from './city.js';
export { type AddressParts, isMilitaryAddress, isMilitaryZip } from './military-address.js';
export { isPoBox } from './po-box.js';
export { shippingRefusal, type ShippingRefusal } from './shipping-area.js';
export { parseStateCode, type StateCode, US_STATES } from './us-state.js';
export { parseZip, type Zip } from './zip.js';
