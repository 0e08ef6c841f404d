import {
  DRIVING_STYLES,
  MILES_DRIVEN,
  MOST_REVIEW_WORDS,
  PLACES_DRIVEN,
  REJECTION_REASONS,
  REVIEW_SIGN_KINDS,
  REVIEW_STATES,
  REVIEW_SUBJECTS,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  daySchema,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';
import { qualityRatings, reviewReply } from '../../reviews/index.js';

const read = staffAccess('reviews.read');
const moderate = staffAccess('reviews.moderate');
const params = shape({ id: idSchema });
const states = z.enum(REVIEW_STATES);

/** A review with everything that moderators decide it by. */
export const adminReview = shape({
  id: idSchema,
  version: versionSchema,
  state: states,
  authorName: z.string(),
  /** Masked for roles without `contacts.read`. */
  email: z.string(),
  /** The tires or the partner shop that it is about, with its page, as `/brands/kestrel-tires/tour-4s`. */
  subject: shape({ kind: z.enum(REVIEW_SUBJECTS), name: z.string(), path: z.string() }),
  /** Of the tires; null for a shop. */
  brandName: z.string().nullable(),
  /** 1.0 to 5.0, to a tenth. */
  rating: z.number().min(1).max(5),
  ratings: qualityRatings,
  summary: z.string(),
  comments: z.string(),
  /** As `2021 Subaru Outback`; empty if unknown. */
  vehicle: z.string(),
  purchasedOn: daySchema.nullable(),
  milesDriven: z.enum(MILES_DRIVEN).nullable(),
  drivingStyle: z.enum(DRIVING_STYLES).nullable(),
  placeDriven: z.enum(PLACES_DRIVEN).nullable(),
  wouldBuyAgain: z.boolean(),
  /** The shop discloses that an employee wrote it, and leaves it out of all totals. */
  isEmployee: z.boolean(),
  submittedAt: instantSchema,
  /** When a moderator must have read it; null unless it waits for one. */
  dueAt: instantSchema.nullable(),
  /** The signs of the review, with the finding behind each. */
  signs: z.array(shape({ kind: z.enum(REVIEW_SIGN_KINDS), evidence: z.string() })),
  suspicion: z.int().min(0),
  pictureIds: z.array(idSchema),
  /** The verified order with these tires, or installed at this shop; null if none is known. */
  order: shape({
    orderId: idSchema,
    orderNumber: z.string(),
    placedAt: instantSchema,
    deliveredAt: instantSchema.nullable(),
    /** As `4 × 225/65R17`. */
    tires: z.string(),
    returned: z.int().min(0),
  }).nullable(),
  reason: z.enum(REJECTION_REASONS).nullable(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  appeal: z.string().nullable(),
  /** Replies as the shop shows them, with their authors. */
  replies: z.array(
    shape({
      ...reviewReply.shape,
      writtenBy: z.string(),
      writtenAt: instantSchema,
      editedAt: instantSchema.nullable(),
    }),
  ),
  decidedAt: instantSchema.nullable(),
  decidedBy: z.string().nullable(),
  owner: workOwner.nullable(),
  /** An appeal of the viewer’s own rejection: a colleague decides it. */
  isForColleague: z.boolean(),
});

export type AdminReview = z.output<typeof adminReview>;

export const listReviews = endpoint({
  id: 'admin.reviews.list',
  method: 'GET',
  path: '/admin/reviews',
  summary:
    'Reviews that shoppers wrote, by state and by what stands out; by default the one that waits the longest comes first.',
  access: read,
  query: listQuery(['dueAt', 'submittedAt', 'decidedAt', 'suspicion', 'id'], {
    /** Searches the writer’s name, the tires or the shop, and the text. */
    q: z.string().max(100).optional(),
    subject: z.enum(REVIEW_SUBJECTS).optional(),
    state: z.union([states, z.array(states).max(REVIEW_STATES.length)]).optional(),
    /** Only those that a moderator must read. */
    isOurTurn: z.boolean().optional(),
    /** Only those with something that stands out, or only the clean ones. */
    isFlagged: z.boolean().optional(),
    isOverdue: z.boolean().optional(),
    owner: ownerFilter,
  }),
  reply: z.array(adminReview),
  isList: true,
  faults: [],
});

export const getAdminReview = endpoint({
  id: 'admin.reviews.get',
  method: 'GET',
  path: '/admin/reviews/{id}',
  summary: 'A review with its evidence and its order.',
  access: read,
  params,
  reply: adminReview,
  faults: ['record.missing'],
});

export const getAdminReviewPicture = endpoint({
  id: 'admin.reviews.picture',
  method: 'GET',
  path: '/admin/reviews/{id}/pictures/{pictureId}',
  summary: 'A picture of a review in any state.',
  access: read,
  params: shape({ id: idSchema, pictureId: idSchema }),
  status: 200,
  faults: ['record.missing'],
});

const step = {
  method: 'POST',
  access: moderate,
  params,
  reply: adminReview,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'review.movedOn', 'review.ownRejection'],
} as const;

export const publishReview = endpoint({
  ...step,
  id: 'admin.reviews.publish',
  path: '/admin/reviews/{id}/publication',
  summary:
    'Publishes a review, as it is or without phone numbers, email and web addresses. The shop shows it at once.',
  body: shape({ version: versionSchema, withoutContactData: z.boolean() }),
});

export const rejectReview = endpoint({
  ...step,
  id: 'admin.reviews.reject',
  path: '/admin/reviews/{id}/rejection',
  summary:
    'Rejects a review for a reason from a closed list, none of which is its rating. The writer is notified and can appeal once.',
  body: shape({ version: versionSchema, reason: z.enum(REJECTION_REASONS) }),
});

export const askReviewWriter = endpoint({
  ...step,
  id: 'admin.reviews.ask',
  path: '/admin/reviews/{id}/question',
  summary: 'Asks the writer of a review. It waits for the answer.',
  body: shape({ version: versionSchema, question: z.string().trim().min(1).max(MOST_REVIEW_WORDS) }),
});

export const takeBackDecision = endpoint({
  ...step,
  id: 'admin.reviews.takeBack',
  path: '/admin/reviews/{id}/decision-withdrawal',
  summary:
    'Takes back a decision within 30 minutes: the review waits for a moderator again, and its writer is notified.',
  body: shape({ version: versionSchema }),
  faults: [...step.faults, 'review.takeBackClosed', 'review.appealDecided'],
});

const percent = z.number().min(0).max(100);

export const getReviewRates = endpoint({
  id: 'admin.reviews.rates',
  method: 'GET',
  path: '/admin/review-rates',
  summary:
    'Moderated reviews by stars, before and after moderation. The shares match if no rating is treated differently.',
  access: read,
  reply: shape({
    /** Five stars first. */
    rows: z.array(
      shape({
        stars: z.int().min(1).max(5),
        written: z.int(),
        published: z.int(),
        rejected: z.int(),
        writtenPercent: percent,
        shownPercent: percent,
        publishedPercent: percent.nullable(),
      }),
    ),
  }),
  faults: [],
});

export type ReviewRates = z.output<typeof getReviewRates.reply>;
