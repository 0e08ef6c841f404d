import type { RatedQuality } from '../reviews/index.js';

/** The matters that reviews speak about. */
export const REVIEW_ASPECTS = [
  'wet',
  'dry',
  'winter',
  'comfort',
  'noise',
  'treadwear',
  'handling',
  'value',
] as const;
export type ReviewAspect = (typeof REVIEW_ASPECTS)[number];

interface AspectWords {
  readonly label: string;
  /** The rating that says how a sentence about it is meant; null for the whole rating. */
  readonly quality: RatedQuality | null;
  /** A sentence with one of these is about it. */
  readonly about: RegExp;
  /** Words that praise it, and words that criticize it; all as global patterns. */
  readonly good: RegExp;
  readonly bad: RegExp;
}

const ASPECTS: Readonly<Record<ReviewAspect, AspectWords>> = {
  wet: {
    label: 'Wet grip',
    quality: 'wet',
    about: /\b(?:wet|rain\w*|thunderstorm\w*|puddles?|standing water|hydroplan\w*|downpours?)\b/i,
    good: /\b(?:cuts? right through|push(?:es)? the water|never (?:felt|let))\b/gi,
    bad: /\b(?:slip\w*|slid\w*|float\w*|hydroplan\w*|adventure)\b/gi,
  },
  dry: {
    label: 'Dry grip',
    quality: 'dry',
    about: /\b(?:dry (?:road|roads|pavement|grip|handling|braking)|on dry|when dry)\b/i,
    good: /\b(?:hold the line|stop short)\b/gi,
    bad: /\b(?:vague|squirm\w*|step down)\b/gi,
  },
  winter: {
    label: 'Snow and ice',
    quality: 'winter',
    about: /\b(?:snow\w*|slush|ice|icy|winters?)\b/i,
    good: /\b(?:pulled me up|without getting stuck|never once needed chains)\b/gi,
    bad: /\b(?:got stuck|slid\w*|not their thing|not much use)\b/gi,
  },
  comfort: {
    label: 'Comfort',
    quality: 'comfort',
    about: /\b(?:ride|rides|comfort\w*|potholes?|seam|stiff\w*|harsh\w*|soft|bumps?)\b/i,
    good: /\b(?:soak\w*|newer car)\b/gi,
    bad: /\b(?:stiff\w*|feel every|harsh\w*)\b/gi,
  },
  noise: {
    label: 'Noise',
    quality: 'noise',
    about: /\b(?:nois\w+|quiet\w*|loud\w*|hum|hums|hummed|drone\w*|howl\w*|silent)\b/i,
    good: /\b(?:quiet\w*|silent|hardly any|hear the engine)\b/gi,
    bad: /\b(?:loud\w*|hums?|hummed|drone\w*|howl\w*|noisy)\b/gi,
  },
  treadwear: {
    label: 'Tread life',
    quality: 'treadwear',
    about: /\b(?:wear|wears|wearing|worn|wore|tread|bald|cupp\w+|outlast\w*)\b/i,
    good: /\b(?:evenly|slowly|almost new|a lot left|outlast\w*|same depth)\b/gi,
    bad: /\b(?:faster|fast|bald|cupp\w+|half the (?:tread|miles)|edges)\b/gi,
  },
  handling: {
    label: 'Handling',
    quality: null,
    about: /\b(?:steer\w*|handl\w+|corner\w*|track(?:s|ed)? straight|planted|wander\w*|on-ramps?|ramps?)\b/i,
    good: /\b(?:planted|sharp|connected|straight|fun)\b/gi,
    bad: /\b(?:wander\w*|slow|pulls?|drifts?)\b/gi,
  },
  value: {
    label: 'Value',
    quality: null,
    about: /\b(?:price\w*|value|money|cheap\w*|expensive|cost|costs|worth)\b/i,
    good: /\b(?:worth|half the price|fair)\b/gi,
    bad: /\b(?:expensive|overpriced|waste)\b/gi,
  },
};

/** Words that praise or criticize anything. */
export const GOOD_WORDS =
  /\b(?:good|great|excellent|love\w*|best|better|smooth\w*|perfect\w*|impress\w*|surprisingly|sure-footed|happy|happier|no problem|solid|steady)\b/gi;
export const BAD_WORDS =
  /\b(?:bad|poor\w*|terrible|awful|worse|worst|disappoint\w*|scary|useless|hate\w*|do not trust|don[’']t trust|problem|complaint\w*)\b/gi;

/** Turns the next three words around, as in `no hum` and `not very good`. */
export const NEGATION =
  /\b(?:no|not|never|without|hardly|isn[’']t|aren[’']t|don[’']t|doesn[’']t|didn[’']t|can[’']t)\s+(?:\S+\s+){0,2}$/i;

/** Returns the words of an aspect. */
export const aspectWords = (aspect: ReviewAspect): AspectWords => ASPECTS[aspect];

/** Returns an aspect's name, as `Wet grip`. */
export const reviewAspectLabel = (aspect: ReviewAspect): string => ASPECTS[aspect].label;
