/**
 * The only reasons to reject a review. None is about how good or bad it finds the tires: 16 CFR 465.7 forbids a store to hold back reviews for
 * their rating or their sentiment.
 */
const REASONS = {
  otherProduct: {
    label: 'Not about these tires',
    writer: 'It isn’t about these tires, but about something else, such as a shop or another product.',
  },
  privateData: {
    label: 'Private data',
    writer: 'It has private data, such as a name, phone number or address.',
  },
  abusive: { label: 'Abusive words', writer: 'It has insults, threats or obscene words.' },
  discriminating: {
    label: 'Hateful words',
    writer: 'It attacks people for their race, gender, religion, age, ability or origin.',
  },
  advertising: { label: 'Advertising', writer: 'It advertises a website, seller or service.' },
  notExperienced: {
    label: 'Not the writer’s own experience',
    writer: 'It doesn’t seem to be the experience of someone who has driven on these tires.',
  },
  repeated: { label: 'Posted before', writer: 'The same text was posted before.' },
  interested: {
    label: 'Written by a seller or maker',
    writer: 'It seems to come from someone who makes or sells these or competing tires.',
  },
} as const;

export type RejectionReason = keyof typeof REASONS;

export const REJECTION_REASONS = Object.keys(REASONS) as [RejectionReason, ...RejectionReason[]];

/** Returns a reason for staff. */
export const rejectionLabel = (reason: RejectionReason): string => REASONS[reason].label;

/** Returns a reason as the writer reads it: a whole sentence. */
export const rejectionSentence = (reason: RejectionReason): string => REASONS[reason].writer;
