import {
  findTireSizes,
  hasNoNeeds,
  isLetterLoadRange,
  parseTireSize,
  readCountBesideSize,
  readLoneInches,
  readNeeds,
  type NeedsInWords,
  type SearchNeeds,
} from '@simpletread/domain';

/** The parts of a text besides names. */
export interface SearchSubject {
  /** The text without sizes and without the word tires. */
  readonly names: string;
  /**
   * Whole sizes among other words, as typed with their service descriptions, at most two: a front and a rear one,
   * in this order if the text says which is which.
   */
  readonly sizes: readonly string[];
  /** Further demands on the tires. */
  readonly needs: SearchNeeds;
  /** The text without the words of `needs`, sizes included. */
  readonly unneeded: string;
  /** True if nothing but needs and the word tires is left of the text. */
  readonly isNeedAlone: boolean;
  /** True if words are left that may name a vehicle, brand or line. */
  readonly isNamed: boolean;
  /** True if the text weighs one size against another: "or", "vs". They are no pair then. */
  readonly isChoice: boolean;
  /** True if the text is about tires and not about a vehicle. */
  readonly saysTires: boolean;
}

/** Words that say where two sizes belong. */
const AXLES = /(?<!\w)(?:fronts?|rears?|backs?|and|with|size|sizes|staggered|or|vs|versus)(?!\w)/gi;
const CHOICE = /(?<!\w)(?:or|vs\.?|versus|instead of|compared? (?:to|with))(?!\w)/i;
const TIRES = /(?<!\w)tires?(?!\w)/gi;
const MOST_SIZES = 2;
/** Words around a wish that name nothing. */
const NOISE =
  /(?<!\w)(?:best|cheap(?:est)?|new|buy|get|need|want|find|shop(?: for)?|for|my|our|the|online|near ?(?:me|by)|on sale|for sale|in stock|please|rated|load|rating)(?!\w)/gi;

/** A rating; snow alone is a category. */
const SNOW_RATED = /(?<!\w)snow[ -]rat(?:ed|ing)(?!\w)/gi;

/** "rear 275/35R18 front 245/40R18" and "275/35R18 rear, 245/40R18 front". */
const REAR_FIRST = /^[^a-z]*(?:rear|back)(?!\w)|(?<!\w)(?:rear|back)(?!\w).*(?<!\w)front(?!\w)/i;

/** F and R beside two sizes are axles, and no load ranges. */
const FRONT = /(?<![\w/.])fr?[.:]?(?:(?![\w/])|(?=[1-4]\d[05]\D))/gi;
const REAR = /(?<![\w/.])rr?[.:]?(?:(?![\w/]|\s*\d{2}(?!\d))|(?=[1-4]\d[05]\D))/gi;
const WIDTHS = /(?<!\d)[1-4]\d[05](?!\d)/g;

const withAxles = (text: string): string =>
  (text.match(WIDTHS)?.length ?? 0) > 1 && text.search(FRONT) >= 0 && text.search(REAR) >= 0
    ? text.replace(FRONT, 'front ').replace(REAR, 'rear ')
    : text;

/** Words between needs: "33s on 17 rims". */
const BETWEEN = /(?<!\w)(?:on|with|and|in|a|for)(?!\w)/gi;

/** "E rated" behind a size would be its load range, and the rest a name. */
const RANGE_LAST = /(?<=\d[a-z]* )([a-hjlmn])[ -](?:rated|rating|load(?:[ -]range)?)(?!\w)/i;

/** "i need 225/65r17" names no Infiniti I. */
const SPEAKER =
  /(?<!\w)(?:i(?= (?:need|want|am|have|would|look))|do you (?:have|sell|carry)|looking for|does anyone|prices? (?:of|for|on))(?!\w)/gi;

/** Marks of the sidewall beside the size are needs as well. */
const RUN_FLAT_MARK = /(?<!\w)(?:rft|rof|zp|ssr|emt|moe|rsc|hrs|dsst|run[ -]?flat)(?!\w)/i;
const SNOW_MARK = /(?<!\w)3[ -]?(?:pmsf|peak)/i;

const marksOf = (sizes: readonly string[]): Pick<SearchNeeds, 'isRunFlat' | 'isSnowRated'> => ({
  isRunFlat: sizes.some((size) => RUN_FLAT_MARK.test(size)),
  isSnowRated: sizes.some((size) => SNOW_MARK.test(size)),
});

const tidy = (text: string): string => text.replace(/[\s,+&]+/g, ' ').trim();

/** A load range written with the size is a need too: LT245/75R16 10 ply. */
const rangeOf = (size: string | undefined): Pick<SearchNeeds, 'loadRange'> => {
  const parsed = size === undefined ? null : parseTireSize(size);
  const range = parsed?.ok === true ? parsed.value.loadRange : undefined;
  return { loadRange: range !== undefined && isLetterLoadRange(range) ? range : null };
};

/** The needs with the 15 of "trailer tires 15", which would be a year beside a name. */
const withInches = (read: NeedsInWords, isAboutTires: boolean): NeedsInWords => {
  const { needs, rest } = read;
  if (needs.rimIn !== null || needs.heightIn !== null) return read;
  const lone = isAboutTires ? readLoneInches(rest, needs) : null;
  if (lone === null || tidy(lone.rest.replace(TIRES, ' ').replace(NOISE, ' ')) !== '') return read;
  return { needs: { ...needs, rimIn: lone.rimIn, heightIn: lone.heightIn }, rest: lone.rest };
};

/** Takes sizes, needs and the word tires out of what was typed. */
export const searchSubject = (typed: string): SearchSubject => {
  const text = withAxles(typed).replace(SPEAKER, ' ').trim();
  const { sizes, rest } = findTireSizes(text.replace(RANGE_LAST, 'load range $1'));
  const around = sizes.length > 0 ? tidy(rest.replace(AXLES, ' ')) : text;
  const counted = sizes.length > 0 ? readCountBesideSize(around) : null;
  const others = counted?.rest ?? around;
  const saysTires = text.search(TIRES) >= 0;
  const read = readNeeds(others);
  const isAboutTires = sizes.length === 0 && (saysTires || !hasNoNeeds(read.needs));
  const { needs, rest: unneeded } = withInches(read, isAboutTires);
  const both = sizes.slice(0, MOST_SIZES);
  const unread = unneeded.replace(TIRES, ' ');
  const isRead = tidy(hasNoNeeds(needs) ? unread : unread.replace(BETWEEN, ' ').replace(NOISE, ' ')) === '';
  const marks = marksOf(both);
  const named = tidy(others.replace(SNOW_RATED, ' ').replace(TIRES, ' '));
  // The last word may still become a name: "for" is half a Ford.
  const quiet = tidy(named.replace(NOISE, ' '));
  return {
    names: quiet === '' ? named : quiet,
    sizes: REAR_FIRST.test(text) ? both.reverse() : both,
    needs: {
      ...needs,
      isRunFlat: needs.isRunFlat || marks.isRunFlat,
      isSnowRated: needs.isSnowRated || marks.isSnowRated,
      loadRange: needs.loadRange ?? rangeOf(both[0]).loadRange,
      quantity: needs.quantity ?? counted?.count ?? null,
    },
    unneeded: tidy([unneeded, ...both].join(' ')),
    isNeedAlone: both.length === 0 && !hasNoNeeds(needs) && isRead,
    isNamed: !isRead,
    isChoice: CHOICE.test(text),
    saysTires,
  };
};
