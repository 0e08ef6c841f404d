import { PlacardPicture } from './PlacardPicture';
import styles from './SearchHelp.module.css';
import { TailgatePicture } from './TailgatePicture';

/** Three places that show a vehicle's trim, and an alternative. */
export const TrimHelp = () => (
  <div className={styles.help}>
    <figure>
      <TailgatePicture />
      <figcaption>
        <b>On the back.</b> Letters next to or below the model’s name, such as EX, XLT or Limited. Some makers
        put them on the front doors.
      </figcaption>
    </figure>
    <figure>
      <PlacardPicture isTrimMarked />
      <figcaption>
        <b>In the driver’s door.</b> The tire placard lists the tire size itself: with the size you don’t need
        the trim.
      </figcaption>
    </figure>
    <p>
      The registration, the window sticker and the insurance card also name the trim. If two trims of a year
      have the same size, either works for tires.
    </p>
  </div>
);
