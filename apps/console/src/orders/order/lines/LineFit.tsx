import type { AdminOrder } from '@simpletread/contract';
import { easternMoment } from '@simpletread/domain';

import styles from './LinesPanel.module.css';

type Line = AdminOrder['lines'][number];

const WORDS = {
  fits: 'Fits',
  conditional: 'Fits with conditions',
  refused: 'Doesn’t fit',
  unknown: 'Fit unknown',
} as const;

const verdictText = ({ fit, fitAcknowledgement }: Line, vehicle: string | null): string | null => {
  if (fit === null) return null;
  const against =
    fitAcknowledgement?.reasons ?? fit.reasons.filter(({ isPassed }) => !isPassed).map(({ text }) => text);
  const said =
    fitAcknowledgement === null
      ? ''
      : ` The buyer saw this and ordered anyway, ${easternMoment(fitAcknowledgement.at)}.`;
  return `${WORDS[fit.kind]}${vehicle === null ? '' : ` the ${vehicle}`}.${against.map((text) => ` ${text}`).join('')}${said}`;
};

/** The fitment verdict as the buyer saw it, and their acknowledgment of a tire that doesn't fit. */
export const LineFit = ({ line, vehicle }: { readonly line: Line; readonly vehicle: string | null }) => {
  const words = verdictText(line, vehicle);
  return words === null ? null : (
    <span className={styles.fit} data-kind={line.fit?.kind}>
      {words}
    </span>
  );
};
