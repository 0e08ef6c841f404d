import { COVERAGE_CLAIM_KINDS, MOST_COVERAGE_CLAIM_TEXT } from '@simpletread/domain';
import { z } from 'zod';

import { centsSchema, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** A buyer’s words to staff. */
export const coverageText = z.string().trim().min(1).max(MOST_COVERAGE_CLAIM_TEXT);

/** A claim for tires of one line, or for roadside help of the whole order. Pictures follow, one by one. */
export const coverageClaimRequest = shape({
  kind: z.enum(COVERAGE_CLAIM_KINDS),
  /** Null for roadside assistance. */
  lineId: idSchema.nullable(),
  /** The damaged tires; zero for roadside assistance. */
  quantity: z.int().min(0).max(1000),
  /** The bill’s total; null for a replacement. */
  billInCents: centsSchema.nullable(),
  /** The buyer’s account of how it happened. */
  comments: coverageText,
});

/** The buyer’s answer to our question. A bill’s total can be corrected; null leaves it. */
export const coverageClaimAnswer = shape({ text: coverageText, billInCents: centsSchema.nullable() });

export const COVERAGE_CLAIM_FAULTS_OF_REQUEST = [
  'record.missing',
  'coverageClaim.notDelivered',
  'coverageClaim.notInstalled',
  'coverageClaim.windowClosed',
  'coverageClaim.roadsideClosed',
  'coverageClaim.notCovered',
  'coverageClaim.noRoadside',
  'coverageClaim.roadsideUsedUp',
  'coverageClaim.lineUnknown',
  'coverageClaim.noneLeft',
  'coverageClaim.tooMany',
  'coverageClaim.usedUp',
  'coverageClaim.billMissing',
  'coverageClaim.nothingToPay',
] as const;

export const COVERAGE_PICTURE_FAULTS = [
  'record.missing',
  'coverageClaim.movedOn',
  'coverageClaim.tooManyPictures',
  'return.pictureMissing',
  'return.pictureTooLarge',
  'return.pictureType',
  'return.pictureUnreadable',
  'picture.busy',
] as const;

export const COVERAGE_STEP_FAULTS = ['record.missing', 'order.transitionRefused'] as const;

export const COVERAGE_ANSWER_FAULTS = [...COVERAGE_STEP_FAULTS, 'coverageClaim.billMissing'] as const;

/** An appeal claims the tires again, which may be in another claim by now. */
export const COVERAGE_APPEAL_FAULTS = [
  ...COVERAGE_STEP_FAULTS,
  'coverageClaim.notCovered',
  'coverageClaim.noneLeft',
  'coverageClaim.tooMany',
  'coverageClaim.noRoadside',
  'coverageClaim.roadsideUsedUp',
] as const;
