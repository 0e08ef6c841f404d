import { PlacardPicture } from './PlacardPicture';
import styles from './SearchHelp.module.css';
import { SidewallPicture } from './SidewallPicture';

/** The two places of a tire size. */
export const SizeHelp = () => (
  <div className={styles.help}>
    <figure>
      <SidewallPicture />
      <figcaption>
        <b>On the tire.</b> The largest row of characters on the sidewall, such as{' '}
        <span className="t-size">225/65R17 102H</span>: width, height as a percentage of it, wheel in inches,
        then load index and speed symbol. Or <a href="/simplesnap">take a photo of it</a>, and we read it.
      </figcaption>
    </figure>
    <figure>
      <PlacardPicture />
      <figcaption>
        <b>On the car.</b> The tire placard, a sticker in the driver’s door, lists the factory size and its
        pressure. If front and rear differ, it lists both.
      </figcaption>
    </figure>
    <p>If your current tires differ from the placard, someone changed the size. Trust the placard.</p>
  </div>
);
