/** Words that people put around a vehicle and that name none; the last word may still become one: "for" is half a Ford. */
const AROUND =
  /\b(?:tires?|fits?(?=\s+(?:an?|my|our|the|on)\s)|(?:for|my|our|the|best|cheap|need|buy)(?=\s+\S))\b/gi;

/** The text with all words that name no vehicle blanked, so the others keep their positions. */
export const vehicleWords = (text: string): string => text.replace(AROUND, (word) => ' '.repeat(word.length));
