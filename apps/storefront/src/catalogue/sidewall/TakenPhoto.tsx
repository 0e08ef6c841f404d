'use client';

import { Button } from '@simpletread/ui';
import { useEffect, useRef, useState } from 'react';
import { PhotoTips } from './PhotoTips';
import styles from './SimpleSnap.module.css';

/** Announced one after another while a photo is read. */
const PROGRESS = [
  'Sending the photo',
  'Looking for the letters',
  'Straightening the curve',
  'Reading the size',
];
const WORD_MS = 1600;
/** Nobody waits longer for an answer without knowing what would be faster. */
const ADVICE_MS = 5000;

/** In the page before it is shown, so that it is announced then. */
const SlowAdvice = ({ isShown }: { readonly isShown: boolean }) => (
  <div className={styles.slow} aria-live="polite">
    {isShown && (
      <>
        <p>
          <b className="t-strong">Still reading.</b> Wait a little longer, or retake the photo:
        </p>
        <PhotoTips />
      </>
    )}
  </div>
);

/** True once a reading has taken five seconds. */
const useSlow = (isReading: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = setTimeout(() => setSlow(true), ADVICE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isReading]);
  return isReading && isSlow;
};

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
  const isSlow = useSlow(isReading);
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
        <Button variant="ghost" size="l" isDisabled={isReading && !isSlow} onClick={onRetake}>
          Retake
        </Button>
        <Button ref={use} variant="cta" size="l" isLoading={isReading} onClick={onUse}>
          Use this photo
        </Button>
      </div>
      {isReading && <SlowAdvice isShown={isSlow} />}
    </section>
  );
};
