import { countFigure } from '@simpletread/domain';
import { readFigures } from '../../shell/figures';
import styles from './Home.module.css';

interface Claim {
  readonly figure: string;
  readonly words: string;
}

const CLAIMS: readonly Claim[] = [
  { figure: '2 to 4 business days', words: 'from the nearest warehouse to your shop' },
  { figure: '30 days', words: 'to return unmounted tires, for $20 per tire' },
  { figure: '36 months', words: 'of optional tire replacement coverage' },
];

const shopClaim = async (): Promise<readonly Claim[]> => {
  const figures = await readFigures();
  return figures === null
    ? []
    : [{ figure: countFigure(figures.shops), words: 'shops that install our tires' }];
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
