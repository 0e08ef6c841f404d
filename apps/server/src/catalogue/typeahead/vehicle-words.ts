/** Words that people put around a vehicle and that name none; the last word may still become one: "for" is half a Ford. */
const AROUND = /\b(?:tires?|(?:for|my|our|the|best|cheap|need|buy)(?=\s+\S))\b/gi;

/** A text without the words that name no vehicle, each blanked so that all others keep their place. */
export const vehicleWords = (text: string): string => text.replace(AROUND, (word) => ' '.repeat(word.length));
