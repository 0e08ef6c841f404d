import { countFigure } from '@simpletread/domain';
import { readFigures } from '../../shell/figures';
import styles from './Home.module.css';

interface Claim {
  readonly figure: string;
  readonly words: string;
}

const CLAIMS: readonly Claim[] = [
  { figure: '2 to 4 days', words: 'to your shop from the nearest warehouse' },
  { figure: '30 days', words: 'to return unmounted tires, $20 per tire' },
  { figure: '36 months', words: 'of tire replacement coverage, optional' },
];

const shopClaim = async (): Promise<readonly Claim[]> => {
  const figures = await readFigures();
  return figures === null
    ? []
    : [{ figure: countFigure(figures.shops), words: 'installers for the tires we ship' }];
};

/** Facts in figures; the number of shops is the data's. */
export const Claims = async () => (
  <div className="l-wrap">
    <dl className={styles.claims}>
      {[...(await shopClaim()), ...CLAIMS].map(({ figure, words }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </div>
);
