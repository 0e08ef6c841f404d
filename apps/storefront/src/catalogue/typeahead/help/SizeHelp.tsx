import { PlacardPicture } from './PlacardPicture';
import styles from './SearchHelp.module.css';
import { SidewallPicture } from './SidewallPicture';

/** The two places where a tire size is written. */
export const SizeHelp = () => (
  <div className={styles.help}>
    <figure>
      <SidewallPicture />
      <figcaption>
        <b>On the tire.</b> The largest row of figures on the sidewall, as{' '}
        <span className="t-size">225/65R17 102H</span>: width, height in percent of it, wheel in inches, then
        load index and speed symbol. Or <a href="/simplesnap">take a photo of it</a>, and we read it.
      </figcaption>
    </figure>
    <figure>
      <PlacardPicture />
      <figcaption>
        <b>On the car.</b> The placard in the frame of the driver’s door names the size the maker chose, and
        the pressure for it. Where front and rear differ, it names both.
      </figcaption>
    </figure>
    <p>
      The tires you have may be of another size than the placard: then somebody changed them. Go by the
      placard.
    </p>
  </div>
);
