'use client';

import { Button } from '@simpletread/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './SimpleSnap.module.css';

/** Announced one after another while a photo is read. */
const PROGRESS = [
  'Sending the photo',
  'Looking for the letters',
  'Straightening the curve',
  'Reading the size',
];
const WORD_MS = 1600;

const ReadingProgress = () => {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((at) => Math.min(at + 1, PROGRESS.length - 1)), WORD_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.progress}>
      <span className={styles.scan} aria-hidden="true" />
      <p role="status">{PROGRESS[step]} …</p>
    </div>
  );
};

interface TakenPhotoProps {
  readonly photo: File;
  readonly isReading: boolean;
  readonly onUse: () => void;
  readonly onRetake: () => void;
}

/** The taken picture: use it or retake it. */
export const TakenPhoto = ({ photo, isReading, onUse, onRetake }: TakenPhotoProps) => {
  const image = useRef<HTMLImageElement>(null);
  const use = useRef<HTMLButtonElement>(null);
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    if (image.current !== null) image.current.src = made;
    use.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'nearest' });
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return (
    <section ref={stage} className={styles.stage} aria-label="Your photo">
      <div className={styles.view}>
        <img ref={image} alt="The photo you took" className={styles.picture} />
        {isReading && <ReadingProgress />}
      </div>
      <div className={styles.controls} data-pair="true">
        <Button variant="ghost" size="l" isDisabled={isReading} onClick={onRetake}>
          Retake
        </Button>
        <Button ref={use} variant="cta" size="l" isLoading={isReading} onClick={onUse}>
          Use this photo
        </Button>
      </div>
    </section>
  );
};
