import type { RatedQuality } from '@simpletread/domain';
import { classNames, VisuallyHidden } from '@simpletread/ui';
import { QUALITY_LABELS } from '../reviews';
import { NOT_APPLICABLE } from './review-values';
import styles from './WriteReview.module.css';

const HINTS: Readonly<Record<RatedQuality, string>> = {
  dry: 'Grip and braking on dry roads',
  wet: 'Grip and braking in rain',
  winter: 'Snow, slush and ice',
  comfort: 'How they soak up bumps',
  noise: '5 is quiet at highway speed',
  treadwear: 'How evenly and slowly they wear',
};

const WORDS = ['Poor', 'Fair', 'OK', 'Good', 'Great'] as const;

const Star = () => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M16 3.6l3.9 8.1 8.9 1.2-6.5 6.2 1.6 8.8L16 23.6l-7.9 4.3 1.6-8.8-6.5-6.2 8.9-1.2z" />
  </svg>
);

interface RatingRowProps {
  readonly quality: RatedQuality;
  readonly value: string;
  readonly hasError: boolean;
  readonly onChange: (value: string) => void;
}

/** One quality from 1 to 5, or “doesn’t apply”. */
export const RatingRow = ({ quality, value, hasError, onChange }: RatingRowProps) => {
  const stars = Number(value);
  const isOff = value === NOT_APPLICABLE;
  const radio = (choice: string) => ({
    type: 'radio' as const,
    name: quality,
    value: choice,
    checked: value === choice,
    onChange: () => onChange(choice),
    ...(hasError && choice === '1' ? { 'data-error': true } : {}),
  });
  return (
    <fieldset className={classNames(styles.row, isOff && styles.isOff)}>
      <legend className={styles.legend}>
        <b>{QUALITY_LABELS[quality]}</b>
        <small>{HINTS[quality]}</small>
      </legend>
      <span className={styles.stars}>
        {WORDS.map((word, at) => (
          <label key={word} className={classNames(styles.star, stars > at && styles.isFull)}>
            <input {...radio(String(at + 1))} />
            <Star />
            <VisuallyHidden>
              {at + 1} of 5, {word}
            </VisuallyHidden>
          </label>
        ))}
      </span>
      <span className={classNames(styles.word, stars >= 1 && styles.isSaid)} aria-hidden="true">
        {isOff ? '' : (WORDS[stars - 1] ?? 'Not rated')}
      </span>
      <label className={styles.off}>
        <input {...radio(NOT_APPLICABLE)} />
        Doesn’t apply
      </label>
    </fieldset>
  );
};
