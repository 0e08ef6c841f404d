import { PlacardPicture } from './PlacardPicture';
import styles from './SearchHelp.module.css';
import { TailgatePicture } from './TailgatePicture';

/** Three places that tell which trim a vehicle is, and the way out. */
export const TrimHelp = () => (
  <div className={styles.help}>
    <figure>
      <TailgatePicture />
      <figcaption>
        <b>On the back.</b> Letters beside or below the model’s name, as EX, XLT or Limited. Some makers put
        them on the front doors.
      </figcaption>
    </figure>
    <figure>
      <PlacardPicture isTrimMarked />
      <figcaption>
        <b>In the driver’s door.</b> The placard names the tire size itself: with the size you need no trim.
      </figcaption>
    </figure>
    <p>
      The registration, the window sticker and the insurance card name the trim as well. Where two trims of a
      year have the same size, either is right for tires.
    </p>
  </div>
);
