export * from './alerts/index.js';
export * from './carts/index.js';
export * from './catalogue/index.js';
export {
  BUYER_PICTURE_BYTES,
  type AddressParts,
  type CalendarDate,
  formatPhone,
  initialOf,
  isDialedAs,
  isMilitaryAddress,
  isMilitaryZip,
  isPoBox,
  parsePoNumber,
  MAIL_KINDS,
  DARK_MAIL_MEDIA,
  MAIL_LIMIT_HOURS,
  MAIL_PROVIDERS,
  mailboxOf,
  type MailKind,
  mailKindLabel,
  mailLimit,
  type MailProvider,
  type MailBlock,
  type MailLetter,
  type MailSignature,
  maskEmail,
  maskName,
  maskPhone,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  messageTemplateLabel,
  MOST_MAILS_TO_ONE,
  networkOf,
  renderMail,
  parseAddressLine,
  parseCity,
  parseDateMmDdYyyy,
  parseEmail,
  parseFirstName,
  parseLastName,
  parsePhone,
  parsePhoneType,
  parseSecondAddressLine,
  parseShipTo,
  parseStateCode,
  parseZip,
  type Phone,
  PHONE_TYPES,
  phoneText,
  type PhoneType,
  SHARED_MAIL_KINDS,
  secondLineRefusal,
  type SendAgainFault,
  sendAgainRefusal,
  type SentMessage,
  SHIP_TO_PARSERS,
  shippingRefusal,
  type ShippingRefusal,
  type ShipTo,
  type ShipToFault,
  type ShipToField,
  type ShipToInput,
  type ShipToResult,
  type StateCode,
  stripSpecialCharacters,
  unprintedIn,
  US_STATES,
  type Zip,
} from './contact/index.js';
export * from './content/index.js';
export * from './csv/index.js';
export {
  businessDayAfter,
  type DeliveryPromise,
  type DispatchPlace,
  distanceMiles,
  federalHolidays,
  FET_FREE_LOAD_LB,
  type FetBasis,
  fetPerTire,
  FEWEST_TRANSIT_DAYS,
  freightPerTire,
  isBusinessDay,
  isFederalHoliday,
  isInServiceArea,
  type LatLng,
  nearestFirst,
  OVERSIZED_FREIGHT_PER_TIRE,
  PICKUP_HOLD_BUSINESS_DAYS,
  pickupHeldUntil,
  promiseDelivery,
  readTireFee,
  SERVICE_RADIUS_MILES,
  timeZoneOf,
  type TireFee,
  tireFeePerTire,
  type TireFeeRow,
  transitDays,
} from './delivery/index.js';
export * from './ids/index.js';
export * from './insight/index.js';
export * from './installers/index.js';
export * from './lookup/index.js';
export * from './machine/index.js';
export * from './money/index.js';
export * from './orders/index.js';
export * from './people/index.js';
export * from './pricing/index.js';
export * from './result/index.js';
export * from './reviews/index.js';
export * from './sales/index.js';
export * from './sso/index.js';
export * from './support/index.js';
export * from './text/index.js';
export * from './time/index.js';
