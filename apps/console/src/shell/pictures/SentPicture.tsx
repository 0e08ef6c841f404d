import { useEffect, useState } from 'react';

import styles from './Pictures.module.css';

interface SentPictureProps {
  /** Reads the bytes of a picture. Has to be the same function at each render. */
  readonly load: (recordId: string, pictureId: string) => Promise<Blob>;
  readonly recordId: string;
  readonly pictureId: string;
  /** As `Picture 2 of 3`. */
  readonly label: string;
  /** As `the tires`. */
  readonly of: string;
}

/** A picture that a buyer sent, drawn from its bytes. */
export const SentPicture = ({ load, recordId, pictureId, label, of }: SentPictureProps) => {
  const [shown, setShown] = useState<{ url: string } | { problem: string } | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    load(recordId, pictureId)
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
  }, [load, recordId, pictureId]);
  return (
    <figure className={styles.picture}>
      {shown !== null && 'url' in shown && <img src={shown.url} alt={`${label} of ${of}`} />}
      {shown !== null && 'problem' in shown && <p role="alert">{shown.problem}</p>}
      <figcaption>{label}</figcaption>
    </figure>
  );
};
