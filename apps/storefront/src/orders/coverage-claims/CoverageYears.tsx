import type { OrderCoverageClaims } from '@simpletread/contract';
import { COVERAGE_YEARS, formatMoneyRounded, monthsAfter, replacementLimit } from '@simpletread/domain';
import { Card } from '@simpletread/ui';
import { afterSaleStyles as styles } from '../after-sale';
import { coversTires, lastDayWords } from './coverage-words';
import own from './Coverage.module.css';

const MONTHS_PER_YEAR = 12;
const NAMES = { 1: 'First year', 2: 'Second year', 3: 'Third year' } as const;

/** The most that coverage pays toward a new tire in each of its years; the current one stands out. */
export const CoverageYears = ({ coverage }: { readonly coverage: OrderCoverageClaims }) => {
  const { startsOn, year } = coverage;
  if (startsOn === null || year === null || !coversTires(coverage)) return null;
  return (
    <Card className={styles.sheet ?? ''}>
      <h2>Your coverage</h2>
      <table className={own.years}>
        <tbody>
          {COVERAGE_YEARS.map((each) => (
            <tr key={each} aria-current={each === year ? 'true' : undefined}>
              <th scope="row">{NAMES[each]}</th>
              <td>through {lastDayWords(coverage, monthsAfter(startsOn, each * MONTHS_PER_YEAR))}</td>
              <td className="t-num">up to {formatMoneyRounded(replacementLimit(each))} per tire</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
