import { parseTireSize } from '@simpletread/domain';

/** The parts of a text besides names. */
export interface SearchSubject {
  /** The text without sizes and without the word tires. */
  readonly names: string;
  /** Whole sizes among other words, as typed, at most two: a front and a rear one. */
  readonly sizes: readonly string[];
  /** `17` for 17", 17 inch and R17 alone. */
  readonly rimIn: string | null;
  /** True if the text is about tires and not about a vehicle. */
  readonly saysTires: boolean;
}

const SIZE =
  /(?<![\w.])(?:(?:p|lt|st|t)?\d{3}\s?[/ -]\s?\d{2}\s?[/ -]?\s?(?:z?r|-)?\s?\d{2}(?:\.5)?(?:\s?lt|c)?|\d{2}\s?x\s?\d{1,2}(?:\.\d{1,2})?\s?(?:r|x|-)\s?\d{2}(?:\.5)?(?:\s?lt)?)(?![\w/])/gi;
const SERVICE = /(?<!\w)\d{2,3}(?:\/\d{2,3})?[a-z](?!\w)/gi;
const TIRES = /(?<!\w)tires?(?!\w)/gi;
const RIM = /^(?:r\s?(\d{2}(?:\.5)?)|(\d{2}(?:\.5)?)\s?(?:"|”|''|in|inch|inches)(?:\s?(?:rims?|wheels?))?)$/i;
const MOST_SIZES = 2;

const tidy = (text: string): string => text.replace(/[\s,+&]+/g, ' ').trim();

/** Takes sizes, a rim and the word tires out of what was typed. */
export const searchSubject = (text: string): SearchSubject => {
  const sizes = [...text.matchAll(SIZE)].map(([size]) => size).filter((size) => parseTireSize(size).ok);
  const withoutSizes = sizes.reduce((rest, size) => rest.replace(size, ' '), text);
  const withoutTires = tidy(
    (sizes.length > 0 ? withoutSizes.replace(SERVICE, ' ') : text).replace(TIRES, ' '),
  );
  const rim = RIM.exec(withoutTires);
  return {
    names: withoutTires,
    sizes: sizes.slice(0, MOST_SIZES),
    rimIn: rim?.[1] ?? rim?.[2] ?? null,
    saysTires: text.search(TIRES) >= 0,
  };
};
