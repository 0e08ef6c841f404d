import type { Fault } from '../../result/index.js';
import type { PhoneType } from '../phone.js';
import type { StateCode } from '../address/index.js';

/** A checked delivery address and the recipient's contact details. */
export interface ShipTo {
  /** Lower case. */
  readonly email: string;
  /** Ten digits, with an extension after an `x`: `2155550149x12`. */
  readonly phone: string;
  readonly phoneType: PhoneType;
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: StateCode;
  /** The five digits that decide shipping and tax. */
  readonly zip: string;
  readonly company: string | null;
  readonly specialInstructions: string | null;
}

export type ShipToField = keyof ShipTo;

/** The submitted form: fields as typed, or missing. */
export type ShipToInput = { readonly [Field in ShipToField]?: string | null };

/** A fault of one field; `fault.code` names it. */
export interface ShipToFault {
  readonly field: ShipToField;
  readonly fault: Fault;
}
