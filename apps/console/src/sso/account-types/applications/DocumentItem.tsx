import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

import styles from '../../../shell/detail/Entries.module.css';
import type { WholeApplication } from './application-face.js';
import { useApplicationCalls } from './application-calls.js';

type DocumentFacts = WholeApplication['documents'][number];

const sizeText = (bytes: number): string =>
  bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`;

/** One document: pictures show here as pictures, everything can be kept as a file, and nothing opens as a page. */
export const DocumentItem = ({ document: facts }: { readonly document: DocumentFacts }) => {
  const data = useApplicationCalls();
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isPicture = facts.mediaType !== 'application/pdf';
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture]);
  const read = async (hand: (url: string) => void): Promise<void> => {
    try {
      setProblem(null);
      hand(URL.createObjectURL(await data.applicationDocument(facts.id)));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'We couldn’t load the document.');
    }
  };
  const keep = (url: string): void => {
    const link = document.createElement('a');
    link.href = url;
    link.download = facts.name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <li className={styles.document}>
      <b>{facts.name}</b>
      <span>{sizeText(facts.sizeBytes)}</span>
      {isPicture && picture === null && (
        <Button size="small" onClick={() => void read(setPicture)}>
          Show
        </Button>
      )}
      <Button size="small" onClick={() => void read(keep)}>
        Save file
      </Button>
      {problem !== null && <span role="alert">{problem}</span>}
      {picture !== null && <img className={styles.picture} src={picture} alt={facts.name} />}
    </li>
  );
};
