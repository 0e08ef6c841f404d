import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of maintaining the catalogue, vehicles and search words. */
export const RECORD_FAULTS = {
  'records.fieldInvalid': { status: 400, message: '{field} must be {expected}.' },
  'records.fieldUnknown': { status: 400, message: '{field} cannot be changed here.' },
  'records.keyFixed': { status: 409, message: '{field} is part of the record’s key and cannot be changed.' },
  'records.keyTaken': { status: 409, message: 'A record like this already exists.' },
  'records.addressTaken': {
    status: 409,
    message: 'This address belongs or belonged to {noun}. Old links redirect there, so it can’t be reused.',
  },
  'records.addressReserved': { status: 400, message: 'The shop already has a page at this address.' },
  'records.referenceUnknown': { status: 400, message: 'There is no {field} called {value}.' },
  'records.inUse': { status: 409, message: 'It is in use and cannot be removed.' },
  'records.notAddable': {
    status: 400,
    message: 'There is no such {noun}, and this kind can’t be added here.',
  },
  'records.reasonRequired': { status: 400, message: 'Please give a reason.' },
  'records.yearsTurned': { status: 400, message: 'The first year comes after the last.' },
  'records.rearWithoutSize': { status: 400, message: 'A rear load or speed needs a rear size.' },
  'records.meansItself': { status: 400, message: 'A synonym must mean something else.' },
  'records.csvUnreadable': {
    status: 400,
    message: 'The table needs the columns {needed}. Its columns may be: {columns}.',
  },
  'records.cellsTooMany': { status: 400, message: 'This line has more than {columns} cells.' },
  'records.lineTwice': { status: 400, message: 'Line {line} has the same {noun}.' },
  'records.tooMany': { status: 400, message: 'At most {max} can be changed at a time.' },
  'records.nothingChanges': { status: 400, message: 'This changes nothing.' },
  'records.changedMeanwhile': { status: 409, message: 'Someone changed this in the meantime.' },
  'records.planStale': {
    status: 409,
    message: 'The result would differ from your preview. Please preview it again.',
  },
  'records.verdictsUnconfirmed': {
    status: 409,
    message: 'Refused tires would be sold: {count}. Please review and confirm them.',
  },
  'records.running': { status: 409, message: 'This change is still running.' },
  'records.undoneAlready': { status: 409, message: 'This change was already undone.' },
} as const satisfies FaultArea<Extract<FaultCode, `records.${string}`>>;
