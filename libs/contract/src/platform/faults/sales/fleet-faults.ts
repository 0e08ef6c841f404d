import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of fleets and their units. */
export const FLEET_FAULTS = {
  'fleet.nameInvalid': { status: 400, message: 'Please enter a name of at most 80 characters' },
  'fleet.contactInvalid': { status: 400, message: 'Please enter a name of at most 80 characters' },
  'fleet.noteInvalid': { status: 400, message: 'Please write at most 1,000 characters' },
  'fleet.movedOn': {
    status: 409,
    message: 'This fleet was closed or reopened in the meantime. Please reload it.',
  },
  'fleet.closed': { status: 409, message: 'This fleet is closed. Reopen it first.' },
  'fleet.accountUnknown': {
    status: 400,
    message: 'No account has this email address. Check it, or ask the customer to create an account.',
  },
  'fleet.accountTaken': {
    status: 409,
    message: 'This account belongs to {fleet}. Remove it there first.',
  },
  'fleet.accountLinked': { status: 409, message: 'This account is already part of this fleet.' },
  'fleet.unitNumberInvalid': {
    status: 400,
    message: 'Please enter a unit number of at most 20 letters and digits',
  },
  'fleet.unitNumberTaken': { status: 409, message: 'This fleet already has a unit {number}.' },
  'fleet.unitRetired': { status: 409, message: 'This unit is retired. Restore it first.' },
  'fleet.vehicleInvalid': { status: 400, message: 'Please enter year, make and model' },
  'fleet.vehicleUnknown': { status: 400, message: 'We don’t know this vehicle. Check year, make and model.' },
  'fleet.trimUnknown': { status: 400, message: 'This vehicle has no trim {trim}. Its trims are {trims}.' },
  'fleet.vinInvalid': {
    status: 400,
    message: 'This isn’t a valid VIN. Check its 17 characters; the ninth is a check digit.',
  },
  'fleet.plateInvalid': { status: 400, message: 'Please enter a plate of at most 10 letters and digits' },
  'fleet.sizeUnfit': {
    status: 400,
    message: 'This vehicle wasn’t made with {size}. Its factory sizes are {sizes}.',
  },
  'fleet.rearAlone': { status: 400, message: 'Please enter the front size too' },
  'fleet.milesInvalid': { status: 400, message: 'Please enter whole miles, at most 2,000,000' },
  'fleet.milesFall': {
    status: 400,
    message:
      'The odometer was at {miles} miles before. To correct a wrong reading, log a correction with a reason.',
  },
  'fleet.milesAhead': { status: 400, message: 'The odometer was read at {miles} miles later. Enter fewer.' },
  'fleet.dayInvalid': { status: 400, message: 'Please enter a day, such as 2026-11-20 or 11/20/2026' },
  'fleet.dayOutside': { status: 400, message: 'Please enter a day from {from} to {to}' },
  'fleet.readingIncomplete': {
    status: 400,
    message: 'A day needs its miles, and miles at a rotation need its day',
  },
  'fleet.reasonInvalid': { status: 400, message: 'Please give a reason of at most 140 characters' },
  'fleet.csvUnreadable': {
    status: 400,
    message: 'The file has a quote that never ends. Save it as CSV again.',
  },
  'fleet.csvColumns': {
    status: 400,
    message: 'The first line of the file must name the columns Unit, Year, Make and Model.',
  },
  'fleet.csvNothing': { status: 400, message: 'No row of this file can be added. Preview it to see why.' },
  'fleet.poNumberInvalid': { status: 400, message: 'Please enter the purchase order’s number' },
  'fleet.poNumberTaken': { status: 409, message: 'This fleet already has a purchase order {number}.' },
  'fleet.poLimitInvalid': { status: 400, message: 'Please enter an amount from $0.01 to $1,000,000' },
  'fleet.poLimitSpent': { status: 409, message: 'Its orders total {spent}. Enter at least that.' },
  'fleet.poDays': { status: 400, message: 'The last day is before the first. Please change one of them.' },
  'fleet.poMovedOn': {
    status: 409,
    message: 'This purchase order was closed or reopened in the meantime. Please reload it.',
  },
  'fleet.poMost': { status: 409, message: 'A fleet can have at most {most} purchase orders.' },
  'fleet.poUnknown': {
    status: 409,
    message: 'Your company has no purchase order {number}. Check the number, or leave it empty.',
  },
  'fleet.poClosed': {
    status: 409,
    message: 'Purchase order {number} is closed. Enter another, or leave it empty.',
  },
  'fleet.poEarly': { status: 409, message: 'Purchase order {number} is valid from {day}. Enter another.' },
  'fleet.poExpired': {
    status: 409,
    message: 'Purchase order {number} was valid until {day}. Enter another.',
  },
  'fleet.poOverrun': {
    status: 409,
    message: 'Purchase order {number} has {left} left, and this order totals {total}. Enter another.',
  },
  'fleet.certificateInvalid': {
    status: 400,
    message: 'Please enter the certificate’s number, 3 to 40 characters',
  },
  'fleet.certificateOver': { status: 400, message: 'Please enter a last day from today on' },
  'fleet.certificateTaken': {
    status: 409,
    message: 'This fleet already has certificate {number} for {state}.',
  },
  'fleet.certificateMovedOn': { status: 409, message: 'This certificate was already withdrawn.' },
  'fleet.exemptionOver': {
    status: 409,
    message:
      'Your company’s tax exemption for {state} is no longer valid, so sales tax is charged. Please check the new total.',
  },
  'fleet.exemptionNotYours': {
    status: 403,
    message:
      'This fleet has a valid tax exemption certificate. Ask an admin to add accounts or to reopen it.',
  },
  'fleet.csvTooLong': { status: 400, message: 'A file can have at most {most} units. Split it.' },
} as const satisfies FaultArea<Extract<FaultCode, `fleet.${string}`>>;
