import { SHIP_TO_PARSERS, type Fault, type Result, type ShipToField } from '@simpletread/domain';

/** Returns the fault of one field's text by the domain's rule; null if valid. */
export const faultOfField = (field: ShipToField, text: string): Fault | null => {
  const result: Result<unknown> = SHIP_TO_PARSERS[field](text);
  return result.ok ? null : result.fault;
};
