const starPx = 14;
const stepPx = 16;

/** Returns the width in px of the inked part of five stars for a rating of 0 to 5; gaps between stars don't count. */
export const starFillPx = (rating: number): number => {
  const shown = Math.min(5, Math.max(0, rating));
  const whole = Math.floor(shown);
  return Math.round((whole * stepPx + (shown - whole) * starPx) * 100) / 100;
};
