import Slider from '@mui/material/Slider';
import { isShare, LEAST_SHARE, MOST_SHARE } from '@simpletread/domain';

import { ReadOnlyContext, TextControl } from '../../shell/form/index.js';
import styles from './ScoreWeights.module.css';

interface ShareControlProps {
  readonly label: string;
  readonly share: number;
  readonly published: number;
  readonly isReadOnly: boolean;
  readonly onChange: (share: number) => void;
}

/** One share, as a slider and as a number. The arrow keys change it by one percent. */
export const ShareControl = ({ label, share, published, isReadOnly, onChange }: ShareControlProps) => {
  const isWrong = !isShare(share);
  const change = (text: string): void => onChange(Math.min(100, Math.max(0, Math.round(Number(text) || 0))));
  return (
    <ReadOnlyContext value={isReadOnly}>
      <div className={styles.share}>
        <span>{label}</span>
        <Slider
          size="small"
          aria-label={`${label}, slider`}
          min={LEAST_SHARE}
          max={MOST_SHARE}
          value={share}
          getAriaValueText={(value) => `${value}%`}
          disabled={isReadOnly}
          onChange={(_event, value) => onChange(value)}
        />
        <TextControl
          label={label}
          isLabelHidden
          type="number"
          min={LEAST_SHARE}
          // An emptied field stays empty during typing.
          value={share === 0 ? '' : String(share)}
          after="%"
          error={isWrong ? `Please choose ${LEAST_SHARE} to ${MOST_SHARE}.` : undefined}
          hint={share === published ? 'same as published' : `published ${published}%`}
          onChange={change}
        />
      </div>
    </ReadOnlyContext>
  );
};
