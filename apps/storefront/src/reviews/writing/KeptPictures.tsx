import styles from './WriteReview.module.css';

interface KeptPicturesProps {
  readonly ids: readonly string[];
  /** The path before a picture's id. */
  readonly picturesAt: string;
}

/** The pictures of a review that is edited; each can be taken away. */
export const KeptPictures = ({ ids, picturesAt }: KeptPicturesProps) =>
  ids.length === 0 ? null : (
    <fieldset className={styles.kept}>
      <legend>Your pictures</legend>
      {ids.map((id, at) => (
        <label key={id}>
          <img
            src={`${picturesAt}/${id}`}
            alt={`Picture ${at + 1} of ${ids.length}`}
            width={96}
            height={96}
          />
          <span>
            <input type="checkbox" name="droppedPictures" value={id} /> Remove picture {at + 1}
          </span>
        </label>
      ))}
    </fieldset>
  );
