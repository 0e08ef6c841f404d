import { useEffect, useState } from 'react';

import { useReturnCalls } from '../return-calls.js';
import styles from './ReturnPage.module.css';

interface ReturnPictureProps {
  readonly returnId: string;
  readonly pictureId: string;
  /** As `Picture 2 of 3`. */
  readonly label: string;
}

/** A picture of the tires, drawn from its bytes. */
export const ReturnPicture = ({ returnId, pictureId, label }: ReturnPictureProps) => {
  const { returnPicture } = useReturnCalls();
  const [shown, setShown] = useState<{ url: string } | { problem: string } | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    returnPicture(returnId, pictureId)
      .then((bytes) => {
        if (isGone) return;
        url = URL.createObjectURL(bytes);
        setShown({ url });
      })
      .catch((error: unknown) =>
        setShown({ problem: error instanceof Error ? error.message : 'We couldn’t load the picture.' }),
      );
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [returnPicture, returnId, pictureId]);
  return (
    <figure className={styles.picture}>
      {shown !== null && 'url' in shown && <img src={shown.url} alt={`${label} of the tires`} />}
      {shown !== null && 'problem' in shown && <p role="alert">{shown.problem}</p>}
      <figcaption>{label}</figcaption>
    </figure>
  );
};
