import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of keeping the catalogue, vehicles and the words of the search. */
export const RECORD_FAULTS = {
  'desk.fieldInvalid': { status: 400, message: '{field} has to be {expected}.' },
  'desk.fieldUnknown': { status: 400, message: '{field} cannot be changed here.' },
  'desk.keyFixed': { status: 409, message: '{field} tells them apart and stays as it is.' },
  'desk.keyTaken': { status: 409, message: 'There is one like this already.' },
  'desk.addressTaken': {
    status: 409,
    message: 'This address is or was that of {noun}. Who asks for it is led there, so it stays theirs.',
  },
  'desk.addressReserved': { status: 400, message: 'Another page of the shop stands at this address.' },
  'desk.referenceUnknown': { status: 400, message: 'There is no {field} called {value}.' },
  'desk.inUse': { status: 409, message: 'It is in use and cannot be removed.' },
  'desk.notAddable': { status: 400, message: 'There is no such {noun}, and none can be added here.' },
  'desk.reasonRequired': { status: 400, message: 'Please say why.' },
  'desk.yearsTurned': { status: 400, message: 'The first year comes after the last.' },
  'desk.rearWithoutSize': { status: 400, message: 'A load or speed at the rear needs a rear size.' },
  'desk.meansItself': { status: 400, message: 'A synonym has to mean something else.' },
  'desk.csvUnreadable': {
    status: 400,
    message: 'The table needs the columns {needed} and knows these: {columns}.',
  },
  'desk.cellsTooMany': { status: 400, message: 'This line has more than {columns} cells.' },
  'desk.lineTwice': { status: 400, message: 'Line {line} is about the same {noun}.' },
  'desk.tooMany': { status: 400, message: 'At most {max} can be changed at once.' },
  'desk.nothingChanges': { status: 400, message: 'This changes nothing.' },
  'desk.changedMeanwhile': { status: 409, message: 'Somebody has changed it meanwhile.' },
  'desk.planStale': {
    status: 409,
    message: 'What it would change is no longer what you were shown. Please try it again.',
  },
  'desk.verdictsUnconfirmed': {
    status: 409,
    message: 'Tires that are refused now would be sold: {count}. Please look at them and confirm it.',
  },
  'desk.running': { status: 409, message: 'This change is still under way.' },
  'desk.undoneAlready': { status: 409, message: 'This change was undone already.' },
} as const satisfies FaultArea<Extract<FaultCode, `desk.${string}`>>;
