import styles from './Home.module.css';

const CLAIMS: readonly { figure: string; words: string }[] = [
  { figure: '20,000+', words: 'installers for the tires we ship' },
  { figure: '2 to 4 days', words: 'to your shop from the nearest warehouse' },
  { figure: '30 days', words: 'to return unmounted tires, $20 per tire' },
  { figure: '36 months', words: 'of tire replacement coverage, optional' },
];

/** Four facts in figures. */
export const Claims = () => (
  <div className="l-wrap">
    <dl className={styles.claims}>
      {CLAIMS.map(({ figure, words }) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </div>
);
