import type { FitmentOption } from '@simpletread/contract';
import { PageLink } from '../../shell/controls';
import { fitmentText, isSoldBothWays } from './fitment-choice';
import styles from './Vehicles.module.css';

interface FitmentChoiceProps {
  readonly options: readonly FitmentOption[];
  readonly chosen: FitmentOption;
  readonly path: string;
}

/** The factory sets of sizes, each with its trims; one of them is shown. */
export const FitmentChoice = ({ options, chosen, path }: FitmentChoiceProps) => (
  <nav aria-label="Sizes and trims">
    <ul role="list" className={styles.options}>
      {options.map((option) => (
        <li key={option.key}>
          <PageLink
            href={`${path}?option=${encodeURIComponent(option.key)}`}
            aria-current={option === chosen ? 'true' : undefined}
            className={styles.option}
          >
            <span className="t-size">{fitmentText(option)}</span>
            {option.trims.length > 0 && <span className={styles.trims}>{option.trims.join(', ')}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
    {chosen.inheritedFrom !== null && (
      <p className={styles.bothWays}>
        Sizes of the {chosen.inheritedFrom} of the same year; check the tire placard in the driver’s door
        before you buy.
      </p>
    )}
    {isSoldBothWays(options) && (
      <p className={styles.bothWays}>
        This vehicle was sold with one size all around and with another size in the rear. Read the sidewalls
        of yours, front and rear, before you choose.
      </p>
    )}
  </nav>
);
