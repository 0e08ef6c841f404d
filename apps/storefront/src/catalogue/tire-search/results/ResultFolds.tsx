import type { FitVerdictReply, TireCard } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { doorRows, type OutTheDoor } from '../../../pricing';
import { fitTag } from '../../tires';
import styles from './ResultFolds.module.css';

const Why = ({ fit }: { fit: FitVerdictReply }) => {
  const wordsOf = (isPassed: boolean): string =>
    fit.reasons
      .filter((reason) => reason.isPassed === isPassed)
      .map(({ text }) => text)
      .join(' ');
  const [against, inFavor] = [wordsOf(false), wordsOf(true)];
  return (
    <details className={styles.fold} data-kind={fit.kind}>
      <summary>
        <b>{fitTag(fit).words}</b>: see why
      </summary>
      {against !== '' && <p className={styles.against}>{against}</p>}
      {inFavor !== '' && <p>{inFavor}</p>}
    </details>
  );
};

const Total = ({ total }: { total: OutTheDoor }) => (
  <details className={styles.fold}>
    <summary>What the total includes</summary>
    <dl className={styles.rows}>
      {doorRows(total).map(({ id, label, cents }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{cents === 0 ? 'Free' : formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  </details>
);

/** Details of a result: why it fits the shopper's vehicle or not, and every part of its total. */
export const ResultFolds = ({
  tire: { fit, outTheDoor },
}: {
  tire: Pick<TireCard, 'fit' | 'outTheDoor'>;
}) => (
  <>
    {fit !== null && <Why fit={fit} />}
    {outTheDoor !== null && <Total total={outTheDoor} />}
  </>
);
