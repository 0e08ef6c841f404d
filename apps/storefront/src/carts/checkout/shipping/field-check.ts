import {
  parseAddressLine,
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parsePhone,
  parseSecondAddressLine,
  parseZip,
  type FaultCode,
  type Result,
  type ShipToField,
} from '@simpletread/domain';

const RULES: Partial<Record<ShipToField, (text: string) => Result<unknown>>> = {
  email: parseEmail,
  phone: parsePhone,
  firstName: parseFirstName,
  lastName: parseLastName,
  address1: parseAddressLine,
  address2: parseSecondAddressLine,
  city: parseCity,
  zip: parseZip,
};

/** Returns the fault of one field's text by the domain's rule; null if valid. */
export const faultOfField = (field: ShipToField, text: string): FaultCode | null => {
  const result = RULES[field]?.(text);
  return result === undefined || result.ok ? null : result.fault.code;
};
