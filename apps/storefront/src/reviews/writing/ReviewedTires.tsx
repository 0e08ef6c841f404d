import { TileImage } from '@simpletread/ui';
import { tirePicture } from '../../shell/pictures';
import styles from './WriteReview.module.css';

interface ReviewedTiresProps {
  readonly name: string;
  /** Null where no picture is at hand. */
  readonly imageKey: string | null;
}

/** The tires that a review is about. */
export const ReviewedTires = ({ name, imageKey }: ReviewedTiresProps) => (
  <div className={styles.tire}>
    {imageKey !== null && <TileImage src={tirePicture(imageKey, 'hero', true)} alt="" ratio="1 / 0.6" />}
    <b>{name}</b>
  </div>
);
