import styles from './Sizes.module.css';

const PARTS: readonly { text: string; name: string; words: string }[] = [
  { text: '225', name: 'Width', words: 'millimeters across the tread' },
  { text: '65', name: 'Aspect', words: 'sidewall height, percent of the width' },
  { text: 'R17', name: 'Rim', words: 'radial, for a 17 inch wheel' },
  { text: '102', name: 'Load index', words: '1,874 lb per tire' },
  { text: 'H', name: 'Speed', words: 'up to 130 mph' },
];

/** The size's place on a tire, and its meaning. */
export const FindMySize = () => (
  <section id="find-my-size" className={styles.help} aria-labelledby="find-my-size-title">
    <div className={styles.sidewall}>
      <img
        src="/tires/touring-1-side.webp"
        alt="The side of a tire: the size is on the rubber next to the rim"
        width={1000}
        height={1000}
        loading="lazy"
      />
      <span className={styles.mark} aria-hidden="true" />
    </div>
    <div>
      <h2 id="find-my-size-title">Find my size</h2>
      <p className={styles.words}>
        Read it on the sidewall of your current tires, or on the tire placard in the driver’s door. Front and
        rear may differ on sports cars: check both.
      </p>
      <dl className={styles.parts}>
        {PARTS.map(({ text, name, words }) => (
          <div key={name}>
            <dt>
              <span className="t-size">{text}</span> {name}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.words}>
        A letter in front is the tire’s class: P for passenger cars, LT for light trucks, ST for trailers.
      </p>
    </div>
  </section>
);
