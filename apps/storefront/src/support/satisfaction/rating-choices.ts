import { satisfactionLabel, SATISFACTION_RATINGS, type SatisfactionRating } from '@simpletread/domain';
import { type LucideIcon, ThumbsDown, ThumbsUp } from 'lucide-react';

const ICONS: Readonly<Record<SatisfactionRating, LucideIcon>> = { good: ThumbsUp, bad: ThumbsDown };

/** The two answers, each with its name and picture. */
export const RATING_CHOICES = SATISFACTION_RATINGS.map(
  (rating) => [rating, satisfactionLabel(rating), ICONS[rating]] as const,
);
