/** The reasons for a return, in the order of the form. */
export const RETURN_REASONS = [
  'wrong-size',
  'changed-mind',
  'ordered-too-many',
  'damaged',
  'defective',
  'late',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

const TEXTS: Readonly<Record<ReturnReason, string>> = {
  'wrong-size': 'Wrong size',
  'changed-mind': 'Changed my mind',
  'ordered-too-many': 'Ordered too many',
  damaged: 'Arrived damaged',
  defective: 'Looks defective',
  late: 'Arrived late',
};

/** Returns a reason as buyers choose it and staff read it. */
export const returnReasonText = (reason: ReturnReason): string => TEXTS[reason];
