import {
  parseEmail,
  parsePurchaseDay,
  parseReviewName,
  parseReviewSummary,
  parseReviewVehicle,
  RATED_QUALITIES,
} from '@simpletread/domain';
import { NOT_APPLICABLE, type ReviewValues } from './review-values';

/** Something that is missing or wrong in the form. */
export interface ReviewGap {
  readonly field: string;
  /** At the field, in the specification's words where it has some. */
  readonly message: string;
  /** In the sentence below the button. */
  readonly toDo: string;
}

const valueOf = (values: ReviewValues, field: string): string => values.get(field) ?? '';

const isRated = (value: string): boolean => value !== '' && value !== NOT_APPLICABLE;

/** Returns how many of the six questions are answered, and those that are left. */
export const answeredOf = (values: ReviewValues) => {
  const left = RATED_QUALITIES.filter((quality) => valueOf(values, quality) === '');
  return { answered: RATED_QUALITIES.length - left.length, left };
};

/** The message of each field, by its name. */
export type ReviewMessages = Readonly<
  Record<'ratings' | 'summary' | 'wouldBuyAgain' | 'name' | 'email' | 'vehicle' | 'purchasedOn', string>
>;

/** Returns the gaps of the form in its order; none once it can be sent. An edited review keeps its email address. Source: R4.20. */
export const reviewGaps = (
  values: ReviewValues,
  messages: ReviewMessages,
  isEdit: boolean,
): readonly ReviewGap[] => {
  const value = (field: string) => valueOf(values, field);
  const gap = (isGap: boolean, field: keyof ReviewMessages, toDo: string): ReviewGap[] =>
    isGap ? [{ field, message: messages[field], toDo }] : [];
  return [
    ...gap(
      !RATED_QUALITIES.some((quality) => isRated(value(quality))),
      'ratings',
      'rate at least one quality',
    ),
    ...gap(!parseReviewSummary(value('summary')).ok, 'summary', 'add a summary'),
    ...gap(value('wouldBuyAgain') === '', 'wouldBuyAgain', 'say if you’d buy them again'),
    ...gap(!parseReviewName(value('name')).ok, 'name', 'add your name'),
    ...gap(!isEdit && !parseEmail(value('email')).ok, 'email', 'check your email address'),
    ...gap(!parseReviewVehicle(value('vehicle')).ok, 'vehicle', 'check the vehicle'),
    ...gap(!parsePurchaseDay(value('purchasedOn')).ok, 'purchasedOn', 'check the purchase date'),
  ];
};

/** Returns one sentence for the gaps, as `Rate at least one quality, and check your email address.` Empty without any. */
export const gapSentence = (gaps: readonly ReviewGap[]): string => {
  const toDo = gaps.map((gap) => gap.toDo);
  if (toDo.length === 0) return '';
  const words =
    toDo.length === 1 ? (toDo[0] ?? '') : `${toDo.slice(0, -1).join(', ')}, and ${toDo.at(-1) ?? ''}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};
