/** Words that only a promise has. A sentence with one of them belongs to a row of the table. */
export const PROMISE_WORDS =
  /guarantee|within (?:\d+|an?|one|two|…) (?:minutes?|hours?|(?:business )?days?)|\d+ (?:minutes|hours|business days)|24\/7|roadside|newsletter|\bwe (?:reply|refund|remind|decide)\b|\bcancel\w* (?:free|any ?time|whenever|until|up to)\b|\breminders? (?:to|of)\b|full refund/i;

/** Counts that only the data may give. A text has `{brands}` or `{shops}`, or takes them from `GET /figures`. */
export const WRITTEN_COUNT =
  /\b\d[\d,]*\+?\s+(?:\w+\s+)?(?:brands|shops|installers|installation shops|customers|members)\b/i;
