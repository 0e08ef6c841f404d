import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of maintaining the catalogue, vehicles and search words. */
export const RECORD_FAULTS = {
  'desk.fieldInvalid': { status: 400, message: '{field} must be {expected}.' },
  'desk.fieldUnknown': { status: 400, message: '{field} cannot be changed here.' },
  'desk.keyFixed': { status: 409, message: '{field} is part of the record’s key and cannot be changed.' },
  'desk.keyTaken': { status: 409, message: 'A record like this already exists.' },
  'desk.addressTaken': {
    status: 409,
    message: 'This address belongs or belonged to {noun}. Old links redirect there, so it can’t be reused.',
  },
  'desk.addressReserved': { status: 400, message: 'The shop already has a page at this address.' },
  'desk.referenceUnknown': { status: 400, message: 'There is no {field} called {value}.' },
  'desk.inUse': { status: 409, message: 'It is in use and cannot be removed.' },
  'desk.notAddable': { status: 400, message: 'There is no such {noun}, and this kind can’t be added here.' },
  'desk.reasonRequired': { status: 400, message: 'Please give a reason.' },
  'desk.yearsTurned': { status: 400, message: 'The first year comes after the last.' },
  'desk.rearWithoutSize': { status: 400, message: 'A rear load or speed needs a rear size.' },
  'desk.meansItself': { status: 400, message: 'A synonym must mean something else.' },
  'desk.csvUnreadable': {
    status: 400,
    message: 'The table needs the columns {needed}. Its columns may be: {columns}.',
  },
  'desk.cellsTooMany': { status: 400, message: 'This line has more than {columns} cells.' },
  'desk.lineTwice': { status: 400, message: 'Line {line} has the same {noun}.' },
  'desk.tooMany': { status: 400, message: 'At most {max} can be changed at once.' },
  'desk.nothingChanges': { status: 400, message: 'This changes nothing.' },
  'desk.changedMeanwhile': { status: 409, message: 'Somebody has changed it in the meantime.' },
  'desk.planStale': {
    status: 409,
    message: 'The result would differ from your preview. Please preview it again.',
  },
  'desk.verdictsUnconfirmed': {
    status: 409,
    message: 'Refused tires would be sold: {count}. Please review and confirm them.',
  },
  'desk.running': { status: 409, message: 'This change is still running.' },
  'desk.undoneAlready': { status: 409, message: 'This change was already undone.' },
} as const satisfies FaultArea<Extract<FaultCode, `desk.${string}`>>;
