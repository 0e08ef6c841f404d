import { FAULT_TABLE, faultMessage, type ContractError } from '@simpletread/contract';
import { parseShipTo, type FaultCode, type ShipToField } from '@simpletread/domain';
import { chosenOf } from '../vehicle/picked-vehicle';
import { SHIP_TO_FIELDS } from './ship-to-fields';
import type { ShippingState } from './shipping-state';

type Errors = ShippingState['errors'];

/** The field for a fault of the whole address. */
const PLACES: Partial<Record<FaultCode, keyof Errors>> = {
  'contact.zipInvalid': 'zip',
  'contact.zipStateMismatch': 'zip',
  'contact.outsideShippingArea': 'state',
  'contact.militaryAddress': 'address1',
  'contact.poBox': 'address1',
  'vehicle.required': 'vehicle',
  'vehicle.unknown': 'vehicle',
  'shop.required': 'shop',
  'shop.unknown': 'shop',
  'shop.cannotInstall': 'shop',
  'pickupPoint.required': 'pickupPoint',
  'pickupPoint.unknown': 'pickupPoint',
  'warehousePickup.required': 'warehouse',
  'warehousePickup.unknown': 'warehouse',
  'warehousePickup.notInStock': 'warehouse',
  'appointment.required': 'appointment',
  'appointment.notOffered': 'appointment',
  'appointment.taken': 'appointment',
};

const isShipToField = (name: string | undefined): name is ShipToField =>
  SHIP_TO_FIELDS.some((field) => field === name);

const messageOf = (code: FaultCode): string => FAULT_TABLE[code].message;

/** The missing parts of the destination; a time is required once there is a shop. */
const faultsOfPlace = ({
  fulfilment,
  vehicle,
  shopCode,
  appointment,
  pickupPointCode,
  warehouseCode,
}: ShippingState): Errors => {
  if (fulfilment === 'ship-to-me') return {};
  if (fulfilment === 'fedex-pickup')
    return pickupPointCode === null ? { pickupPoint: messageOf('pickupPoint.required') } : {};
  if (fulfilment === 'warehouse-pickup')
    return warehouseCode === null ? { warehouse: messageOf('warehousePickup.required') } : {};
  const isVehicleMissing = vehicle !== null && chosenOf(vehicle) === null;
  const ofVehicle = isVehicleMissing ? { vehicle: messageOf('vehicle.required') } : {};
  if (shopCode === null) return { ...ofVehicle, shop: messageOf('shop.required') };
  return appointment.key === null
    ? { ...ofVehicle, appointment: messageOf('appointment.required') }
    : ofVehicle;
};

/** Returns the form's faults by the domain's rules before sending; empty if there are none. */
export const faultsOfForm = (state: ShippingState): Errors => {
  const shipTo = parseShipTo(state.values);
  const fields = shipTo.ok
    ? {}
    : Object.fromEntries(shipTo.faults.map(({ field, fault }) => [field, faultMessage(fault)]));
  return { ...faultsOfPlace(state), ...fields };
};

/** Returns the fields for the API's refusal; null if it concerns none of them. */
export const errorsOfRefusal = ({ code, message, fields }: ContractError): Errors | null => {
  const named = fields.flatMap(({ path, message: words }): [ShipToField, string][] => {
    const name = path.split('.').at(-1);
    return isShipToField(name) ? [[name, words]] : [];
  });
  if (named.length > 0) return Object.fromEntries(named);
  const place = code === null ? undefined : PLACES[code];
  return place === undefined ? null : { [place]: message };
};
