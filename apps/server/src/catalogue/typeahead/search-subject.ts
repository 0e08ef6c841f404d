import { findTireSizes } from '@simpletread/domain';

/** The parts of a text besides names. */
export interface SearchSubject {
  /** The text without sizes and without the word tires. */
  readonly names: string;
  /**
   * Whole sizes among other words, as typed with their service descriptions, at most two: a front and a rear one,
   * in this order if the text says which is which.
   */
  readonly sizes: readonly string[];
  /** `17` for 17", 17 inch and R17 alone. */
  readonly rimIn: string | null;
  /** True if the text is about tires and not about a vehicle. */
  readonly saysTires: boolean;
}

/** Words that say where two sizes belong. */
const AXLES = /(?<!\w)(?:front|rear|back|and|with|size|sizes|staggered)(?!\w)/gi;
const TIRES = /(?<!\w)tires?(?!\w)/gi;
const RIM = /^(?:r\s?(\d{2}(?:\.5)?)|(\d{2}(?:\.5)?)\s?(?:"|”|''|in|inch|inches)(?:\s?(?:rims?|wheels?))?)$/i;
const MOST_SIZES = 2;

/** "rear 275/35R18 front 245/40R18" and "275/35R18 rear, 245/40R18 front". */
const REAR_FIRST = /^[^a-z]*(?:rear|back)(?!\w)|(?<!\w)(?:rear|back)(?!\w).*(?<!\w)front(?!\w)/i;

const tidy = (text: string): string => text.replace(/[\s,+&]+/g, ' ').trim();

/** Takes sizes, a rim and the word tires out of what was typed. */
export const searchSubject = (text: string): SearchSubject => {
  const { sizes, rest } = findTireSizes(text);
  const names = sizes.length > 0 ? rest.replace(AXLES, ' ') : text;
  const withoutTires = tidy(names.replace(TIRES, ' '));
  const both = sizes.slice(0, MOST_SIZES);
  const rim = RIM.exec(withoutTires);
  return {
    names: withoutTires,
    sizes: REAR_FIRST.test(text) ? both.reverse() : both,
    rimIn: rim?.[1] ?? rim?.[2] ?? null,
    saysTires: text.search(TIRES) >= 0,
  };
};
