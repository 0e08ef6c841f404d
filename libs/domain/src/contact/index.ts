export * from './address/index.js';
export { BUYER_PICTURE_BYTES } from './buyer-picture.js';
export { type CalendarDate, parseDateMmDdYyyy } from './calendar-date.js';
export { type LabelFault, labelRefusal } from './label-text.js';
export * from './mail/index.js';
export { networkOf } from './network.js';
export { initialOf, maskName, parseFirstName, parseLastName } from './person-name.js';
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
export { parsePoNumber } from './po-number.js';
export { type SendAgainFault, type SentMessage, sendAgainRefusal } from './send-again.js';
export * from './ship-to/index.js';
export { stripSpecialCharacters, tidyText, unprintedIn, unprintedInSentence } from './text.js';
