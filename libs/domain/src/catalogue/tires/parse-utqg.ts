/** Uniform tire quality grading, 49 CFR 575.104: the maker's treadwear grade, wet braking, and heat. */
export interface Utqg {
  readonly treadwear: number;
  readonly traction: 'AA' | 'A' | 'B' | 'C';
  readonly temperature: 'A' | 'B' | 'C';
}

const GRADES = /^(\d{2,4})\s*(AA|[ABC])\s*([ABC])$/;
export const TRACTION_GRADES: readonly Utqg['traction'][] = ['C', 'B', 'A', 'AA'];
export const TEMPERATURE_GRADES: readonly Utqg['temperature'][] = ['C', 'B', 'A'];

/** Reads a grading such as `500 A A`. Null for any other text, as on exempt tires. */
export const parseUtqg = (text: string | null): Utqg | null => {
  const [, treadwear, tractionText, temperatureText] = GRADES.exec(text?.trim().toUpperCase() ?? '') ?? [];
  const traction = TRACTION_GRADES.find((grade) => grade === tractionText);
  const temperature = TEMPERATURE_GRADES.find((grade) => grade === temperatureText);
  if (treadwear === undefined || traction === undefined || temperature === undefined) return null;
  return { treadwear: Number(treadwear), traction, temperature };
};
