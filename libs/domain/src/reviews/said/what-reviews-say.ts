import { wholeStars, type QualityRatings } from '../reviews/index.js';
import {
  aspectWords,
  BAD_WORDS,
  GOOD_WORDS,
  NEGATION,
  REVIEW_ASPECTS,
  type ReviewAspect,
} from './review-aspects.js';

/** A published review, as far as its words are counted. */
export interface SayingReview {
  readonly reviewId: string;
  readonly comments: string;
  readonly ratings: QualityRatings;
  /** 1.0 to 5.0. */
  readonly rating: number;
  readonly helpfulCount: number;
  /** Anything that sorts by time, such as an ISO date. */
  readonly writtenOn: string;
}

/** An aspect that several reviews praise, or criticize. */
export interface SaidOfAspect {
  readonly aspect: ReviewAspect;
  /** The reviews that say so. */
  readonly count: number;
  /** A whole sentence of one of them. */
  readonly quote: string;
  readonly reviewId: string;
}

export interface WhatReviewsSay {
  /** The reviews whose words were counted. */
  readonly counted: number;
  readonly praised: readonly SaidOfAspect[];
  readonly criticized: readonly SaidOfAspect[];
}

/** Fewer reviews than this are no pattern. The same for praise and criticism. Our own figure. */
export const FEWEST_REVIEWS_SAYING = 4;
/** The most aspects on each list. */
export const MOST_ASPECTS_SAID = 4;
/** Longer sentences are counted, but not quoted. */
const LONGEST_QUOTE = 160;

/** Returns the sentences of a text. */
export const sentencesOf = (text: string): readonly string[] =>
  (text.match(/[^.!?\n]+[.!?]*/g) ?? []).map((sentence) => sentence.trim()).filter((each) => each !== '');

/** Hits of a pattern, those after a negation counted against it. */
const hits = (sentence: string, pattern: RegExp): number =>
  [...sentence.matchAll(pattern)].reduce(
    (sum, { index }) => sum + (NEGATION.test(sentence.slice(0, index)) ? -1 : 1),
    0,
  );

const meantBy = (stars: number | null): number => {
  if (stars === null) return 0;
  if (stars >= 4) return 1;
  return stars <= 2 ? -1 : 0;
};

/**
 * Returns how a sentence speaks of an aspect: 1 praises, -1 criticizes, 0 neither or not about it. Its words and the writer's stars for the
 * aspect both count; if they contradict each other, it is neither.
 */
export const sentencePolarity = (
  sentence: string,
  aspect: ReviewAspect,
  { ratings, rating }: Pick<SayingReview, 'ratings' | 'rating'>,
): number => {
  const { about, good, bad, quality } = aspectWords(aspect);
  if (!about.test(sentence)) return 0;
  const words =
    hits(sentence, good) + hits(sentence, GOOD_WORDS) - hits(sentence, bad) - hits(sentence, BAD_WORDS);
  const stars = quality === null ? wholeStars(rating) : ratings[quality];
  return Math.sign(Math.sign(words) + meantBy(stars)) || 0;
};

interface Opinion {
  readonly review: SayingReview;
  readonly polarity: number;
  /** The first sentence that says it and is short enough; null without one. */
  readonly quote: string | null;
}

const opinionOf = (review: SayingReview, aspect: ReviewAspect): Opinion => {
  const said = sentencesOf(review.comments).map((sentence) => ({
    sentence,
    polarity: sentencePolarity(sentence, aspect, review),
  }));
  const polarity = Math.sign(said.reduce((sum, one) => sum + one.polarity, 0)) || 0;
  const quote = said.find((one) => one.polarity === polarity && one.sentence.length <= LONGEST_QUOTE);
  return { review, polarity, quote: quote?.sentence ?? null };
};

/** Most helpful first, then newest, then by id, so the same reviews give the same quote in any order. */
const byWeight = (a: Opinion, b: Opinion): number =>
  b.review.helpfulCount - a.review.helpfulCount ||
  b.review.writtenOn.localeCompare(a.review.writtenOn) ||
  a.review.reviewId.localeCompare(b.review.reviewId);

const saidOf = (aspect: ReviewAspect, opinions: readonly Opinion[], polarity: number): SaidOfAspect[] => {
  const alike = opinions.filter((opinion) => opinion.polarity === polarity);
  const [first] = alike.filter(({ quote }) => quote !== null).sort(byWeight);
  if (alike.length < FEWEST_REVIEWS_SAYING || first === undefined) return [];
  return [{ aspect, count: alike.length, quote: first.quote ?? '', reviewId: first.review.reviewId }];
};

/** Most often said first. */
const ranked = (said: readonly SaidOfAspect[]): readonly SaidOfAspect[] =>
  [...said]
    .sort((a, b) => b.count - a.count || REVIEW_ASPECTS.indexOf(a.aspect) - REVIEW_ASPECTS.indexOf(b.aspect))
    .slice(0, MOST_ASPECTS_SAID);

/**
 * Returns what reviews praise and criticize, computed from their own words and stars by one rule for both. Each review counts once for each
 * aspect. The same reviews give the same result, in any order. Decision record 187.
 */
export const whatReviewsSay = (reviews: readonly SayingReview[]): WhatReviewsSay => {
  const worded = reviews.filter(({ comments }) => comments.trim() !== '');
  const opinions = REVIEW_ASPECTS.map(
    (aspect) => [aspect, worded.map((review) => opinionOf(review, aspect))] as const,
  );
  const said = (polarity: number): readonly SaidOfAspect[] =>
    ranked(opinions.flatMap(([aspect, all]) => saidOf(aspect, all, polarity)));
  return { counted: worded.length, praised: said(1), criticized: said(-1) };
};
