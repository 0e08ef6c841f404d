import { isShare, LEAST_SHARE, MOST_SHARE } from '@simpletread/domain';
import { useId } from 'react';

import styles from './ScoreWeights.module.css';

interface ShareControlProps {
  readonly label: string;
  readonly share: number;
  readonly published: number;
  readonly isReadOnly: boolean;
  readonly onChange: (share: number) => void;
}

/** One share, by slider or as a number; the arrow keys go by single percents in both. */
export const ShareControl = ({ label, share, published, isReadOnly, onChange }: ShareControlProps) => {
  const id = useId();
  const isWrong = !isShare(share);
  const change = (text: string): void => onChange(Math.min(100, Math.max(0, Math.round(Number(text) || 0))));
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{label}</label>
      <input
        type="range"
        aria-label={`${label}, slider`}
        min={LEAST_SHARE}
        max={MOST_SHARE}
        value={share}
        aria-valuetext={`${share}%`}
        disabled={isReadOnly}
        onChange={(event) => change(event.target.value)}
      />
      <span className={styles.number}>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={LEAST_SHARE}
          max={MOST_SHARE}
          // A field that was emptied stays empty while somebody types.
          value={share === 0 ? '' : share}
          disabled={isReadOnly}
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change(event.target.value)}
        />
        %
      </span>
      <p id={`${id}-hint`} className={isWrong ? styles.wrong : styles.hint}>
        {isWrong
          ? `Please choose ${LEAST_SHARE} to ${MOST_SHARE}.`
          : share === published
            ? 'as published'
            : `published ${published}%`}
      </p>
    </div>
  );
};
