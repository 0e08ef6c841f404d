import { useEffect, useState } from 'react';

import styles from '../../shell/detail/Entries.module.css';
import { useInstallerCalls } from './installer-calls.js';

interface StorePictureProps {
  readonly id: string;
  /** A changed application may have another picture. */
  readonly version: number;
  readonly company: string;
}

/** The picture of the store, drawn from its bytes: nothing of it opens as a page. */
export const StorePicture = ({ id, version, company }: StorePictureProps) => {
  const data = useInstallerCalls();
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    data
      .storeImage(id)
      .then((bytes) => {
        if (isGone) return;
        url = URL.createObjectURL(bytes);
        setPicture(url);
        setProblem(null);
      })
      .catch((error: unknown) =>
        setProblem(error instanceof Error ? error.message : 'We couldn’t load the photo.'),
      );
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [data, id, version]);
  if (problem !== null) return <p role="alert">{problem}</p>;
  return picture === null ? null : (
    <img className={styles.picture} src={picture} alt={`Store of ${company}`} />
  );
};
