import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

type Code = Extract<FaultCode, `pricing.${string}` | `promotion.${string}` | `coupon.${string}`>;

/** Faults of promotions, price lists and coupons. */
export const PRICING_FAULTS = {
  'pricing.nameInvalid': { status: 400, message: 'Please enter a name of 3 to 120 characters.' },
  'pricing.windowInvalid': { status: 400, message: 'The end must be after the start.' },
  'pricing.timeInvalid': {
    status: 400,
    message:
      'Please enter a time such as 12/1/2026 14:30 or 2026-12-01 14:30 in Eastern time, or one with its zone.',
  },
  'pricing.percentInvalid': { status: 400, message: 'Please enter a percentage above 0 and at most 100.' },
  'pricing.amountInvalid': {
    status: 400,
    message: 'Please enter an amount above $0.00 and below $100,000.00.',
  },
  'pricing.capInvalid': { status: 400, message: 'A cap must be above $0.00.' },
  'pricing.quantityInvalid': { status: 400, message: 'Please enter a number of tires from 1 to {max}.' },
  'pricing.setTooSmall': { status: 400, message: 'Buy 3, get 1 free needs at least 4 tires.' },
  'pricing.limitInvalid': { status: 400, message: 'A limit must be a whole number above 0.' },
  'pricing.priorityInvalid': { status: 400, message: 'Please enter a priority from 0 to 999.' },
  'pricing.yearsInvalid': { status: 400, message: 'The last model year must not be before the first.' },
  'pricing.zipInvalid': {
    status: 400,
    message: 'Please enter ZIP codes or their first one to five digits.',
  },
  'pricing.scopeInvalid': {
    status: 400,
    message: 'Please enter the price’s scope: a tire, line, size, brand or category and its name, or all.',
  },
  'pricing.ruleInvalid': {
    status: 400,
    message: 'A rule is fixed (Price $), percentOff (% off) or amountOff ($ off).',
  },
  'pricing.keyUnknown': { status: 400, message: 'There is no {scope} “{key}”.' },
  'pricing.keyAmbiguous': {
    status: 400,
    message: 'More than one {scope} is called “{key}”: {choices}. Please enter one of them.',
  },
  'pricing.entryTwice': { status: 400, message: 'This price appears twice for the same time.' },
  'pricing.tooManyEntries': { status: 409, message: 'A price list holds at most {max} prices.' },
  'pricing.csvMissing': { status: 400, message: 'Please choose a CSV file.' },
  'pricing.csvTooLarge': { status: 400, message: 'Please choose a CSV file of at most {limit}.' },
  'pricing.csvType': { status: 400, message: 'Please choose a CSV file.' },
  'pricing.csvUnreadable': {
    status: 400,
    message: 'This table can’t be read. Its first line must name the columns: {columns}.',
  },
  'pricing.stateRefused': { status: 409, message: 'This isn’t possible in the state {state}.' },
  'pricing.inCampaign': {
    status: 409,
    message: 'This belongs to a campaign, which sets its start and end.',
  },
  'pricing.claimed': {
    status: 409,
    message: 'The campaign “{campaign}” includes this. Please remove it there first.',
  },
  'pricing.pastUnknown': {
    status: 409,
    message: 'Price rules are recorded only from {since} on.',
  },
  'promotion.usedUp': {
    status: 409,
    message: 'The deal “{name}” is used up. Please review your new price.',
  },
  'promotion.ended': { status: 409, message: 'The deal “{name}” has ended. Please review your new price.' },
  'coupon.unknown': { status: 404, message: 'We don’t recognize this code. Please check it.' },
  'coupon.own': { status: 409, message: 'This is your own code. It’s for your friends.' },
  'pricing.rateTooHigh': {
    status: 409,
    message: 'This promotion takes a percentage off, at most {percent}%.',
  },
  'coupon.ended': { status: 409, message: 'This code has expired.' },
  'coupon.usedUp': { status: 409, message: 'This code has already been used.' },
  'coupon.notCombinable': {
    status: 409,
    message: 'Coupon codes can’t be combined. Please pick one: {code} or {other}.',
  },
  'coupon.codeInvalid': {
    status: 400,
    message: 'Please enter a code of 4 to 32 letters, digits and single hyphens.',
  },
  'coupon.codeTaken': { status: 409, message: 'This code already exists.' },
  'coupon.prefixInvalid': { status: 400, message: 'Codes can start with up to 12 letters and digits.' },
  'coupon.notWanted': { status: 409, message: 'This promotion applies automatically and needs no codes.' },
} as const satisfies FaultArea<Code>;
