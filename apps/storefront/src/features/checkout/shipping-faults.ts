import { FAULT_TABLE, faultMessage, type ContractError } from '@simpletread/contract';
import { parseShipTo, type FaultCode, type ShipToField } from '@simpletread/domain';
import { SHIP_TO_FIELDS } from './ship-to-fields';
import type { ShippingState } from './shipping-state';

type Errors = ShippingState['errors'];

/** The field that a refusal of the whole address belongs to. */
const PLACES: Partial<Record<FaultCode, keyof Errors>> = {
  'contact.zipInvalid': 'zip',
  'contact.zipStateMismatch': 'zip',
  'contact.outsideShippingArea': 'state',
  'contact.militaryAddress': 'address1',
  'contact.poBox': 'address1',
  'shop.required': 'shop',
  'shop.unknown': 'shop',
  'shop.cannotInstall': 'shop',
  'pickupPoint.required': 'pickupPoint',
  'pickupPoint.unknown': 'pickupPoint',
  'appointment.required': 'appointment',
  'appointment.notOffered': 'appointment',
  'appointment.taken': 'appointment',
};

const isShipToField = (name: string | undefined): name is ShipToField =>
  SHIP_TO_FIELDS.some((field) => field === name);

/** What the domain's rules say of the form before it is sent on; empty where nothing is wrong. */
export const faultsOfForm = ({
  fulfilment,
  shopCode,
  appointment,
  pickupPointCode,
  values,
}: ShippingState): Errors => {
  const shipTo = parseShipTo(values);
  const fields = shipTo.ok
    ? {}
    : Object.fromEntries(shipTo.faults.map(({ field, fault }) => [field, faultMessage(fault)]));
  if (fulfilment === 'ship-to-shop' && shopCode === null)
    return { shop: FAULT_TABLE['shop.required'].message, ...fields };
  if (fulfilment === 'ship-to-shop' && appointment.key === null)
    return { appointment: FAULT_TABLE['appointment.required'].message, ...fields };
  if (fulfilment === 'fedex-pickup' && pickupPointCode === null)
    return { pickupPoint: FAULT_TABLE['pickupPoint.required'].message, ...fields };
  return fields;
};

/** Where in the form the API's refusal belongs; null where it is about none of its fields. */
export const errorsOfRefusal = ({ code, message, fields }: ContractError): Errors | null => {
  const named = fields.flatMap(({ path, message: words }): [ShipToField, string][] => {
    const name = path.split('.').at(-1);
    return isShipToField(name) ? [[name, words]] : [];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const place = code === null ? undefined : PLACES[code];
  return place === undefined ? null : { [place]: message };
};
