export { parseAddressLine, parseSecondAddressLine, secondLineRefusal } from './address-line.js';
export { type CalendarDate, parseDateMmDdYyyy } from './calendar-date.js';
export { parseCity } from './city.js';
export { maskEmail, parseEmail } from './email.js';
export { MAIL_PROVIDERS, type MailProvider } from './mail-provider.js';
export { type LabelFault, labelRefusal } from './label-text.js';
export {
  MAIL_KINDS,
  MAIL_LIMIT_HOURS,
  type MailKind,
  mailKindLabel,
  mailLimit,
  MOST_MAILS_TO_ONE,
  SHARED_MAIL_KINDS,
} from './mail-limits.js';
export { mailboxOf } from './mailbox.js';
export { type AddressParts, isMilitaryAddress, isMilitaryZip } from './military-address.js';
export { parseShipTo, type ShipToResult } from './parse-ship-to.js';
export { networkOf } from './network.js';
export { initialOf, maskName, parseFirstName, parseLastName } from './person-name.js';
export { type SendAgainFault, type SentMessage, sendAgainRefusal } from './send-again.js';
export {
  formatPhone,
  isDialedAs,
  maskPhone,
  parsePhone,
  parsePhoneType,
  type Phone,
  PHONE_TYPES,
  phoneText,
  type PhoneType,
} from './phone.js';
export { isPoBox } from './po-box.js';
export { parsePoNumber } from './po-number.js';
export { shippingRefusal, type ShippingRefusal } from './shipping-area.js';
export { SHIP_TO_PARSERS } from './ship-to-parsers.js';
export type { ShipTo, ShipToFault, ShipToField, ShipToInput } from './ship-to.js';
export { stripSpecialCharacters, tidyText, unprintedIn, unprintedInSentence } from './text.js';
export { parseStateCode, type StateCode, US_STATES } from './us-state.js';
export { parseZip, type Zip } from './zip.js';
