'use client';

import { Button } from '@simpletread/ui';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useHasScript } from '../../shell/controls';
import { usePlaceActions } from './PlaceActions';
import { PLACE_FAILED, PLACE_UNSUPPORTED, placeProblem, roughly } from './place-words';
import styles from './ZipForm.module.css';

const LONGEST_MS = 10_000;

/** Takes the place from the visitor's device; their browser asks for permission first. */
export const PlaceButton = ({ onChosen }: { onChosen: () => void }) => {
  const hasScript = useHasScript();
  const { choosePlace } = usePlaceActions();
  const [problem, setProblem] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  if (!hasScript) return null;
  const end = (error: string | null): void => {
    setIsLooking(false);
    setProblem(error);
    if (error === null) onChosen();
  };
  const look = (): void => {
    if (!('geolocation' in navigator)) return end(PLACE_UNSUPPORTED);
    setIsLooking(true);
    setProblem(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        choosePlace(roughly(coords.latitude), roughly(coords.longitude))
          .then(({ error }) => end(error))
          .catch(() => end(PLACE_FAILED));
      },
      (error) => end(placeProblem(error)),
      { timeout: LONGEST_MS, maximumAge: 600_000 },
    );
  };
  return (
    <div className={styles.place}>
      <Button
        type="button"
        variant="ghost"
        isFullWidth
        isLoading={isLooking}
        onClick={look}
        iconStart={<LocateFixed size={17} strokeWidth={1.75} aria-hidden="true" />}
      >
        Use my location
      </Button>
      {problem !== null && (
        <p role="alert" className="t-small">
          {problem}
        </p>
      )}
    </div>
  );
};
