'use client';

import { SIDEWALL_PHOTO_BYTES } from '@simpletread/contract';
import { Banner, Button } from '@simpletread/ui';
import { Camera as CameraIcon } from 'lucide-react';
import { startTransition, useActionState, useEffect, useId, useState, type ChangeEvent } from 'react';
import { useHasScript } from '../../shell/controls';
import { awaitArrival, takeArrival } from './arrival';
import { CAMERA_WORDS } from './camera-problem';
import { LiveCamera } from './LiveCamera';
import { sendPhoto } from './send-photo';
import { shrinkFile } from './shrink-photo';
import styles from './SimpleSnap.module.css';
import { NO_SNAP } from './snap-answer';
import { SnapOutcome } from './SnapOutcome';
import { TakenPhoto } from './TakenPhoto';
import { TypeSize } from './TypeSize';
import { useCamera } from './use-camera';

/** From a sidewall photo to the tires in its size: by camera, by file, and without script by form. */
export const SimpleSnap = () => {
  const [answer, send, isReading] = useActionState(sendPhoto, NO_SNAP);
  const [photo, setPhoto] = useState<File | null>(null);
  const [isSent, setSent] = useState(false);
  const camera = useCamera();
  const hasScript = useHasScript();
  const fileId = useId();

  // An answer on this page doesn't redirect.
  useEffect(() => void takeArrival(), [answer]);

  const show = (taken: File) => {
    setPhoto(taken);
    setSent(false);
  };
  const chooseFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined) show(await shrinkFile(file));
  };
  const use = () => {
    if (photo === null) return;
    const form = new FormData();
    form.set('photo', photo);
    setSent(true);
    awaitArrival();
    startTransition(() => send(form));
  };
  const retake = () => {
    setPhoto(null);
    void camera.start();
  };

  if (camera.stream !== null) return <LiveCamera camera={camera} onTaken={show} />;
  if (photo !== null && (!isSent || isReading))
    return <TakenPhoto photo={photo} isReading={isSent && isReading} onUse={use} onRetake={retake} />;
  return (
    <div className={styles.start}>
      <SnapOutcome answer={answer} />
      {camera.problem !== null && (
        <Banner tone="warn" isLive>
          {CAMERA_WORDS[camera.problem]}
        </Banner>
      )}
      {hasScript && (
        <Button
          variant="cta"
          size="l"
          isFullWidth
          isLoading={camera.isStarting}
          iconStart={<CameraIcon size={20} aria-hidden="true" />}
          onClick={() => void camera.start()}
        >
          {answer.attempt === 0 ? 'Open the camera' : 'Take another photo'}
        </Button>
      )}
      <form action={send} className={styles.file}>
        <label htmlFor={fileId}>{hasScript ? 'Or choose a photo' : 'Choose a photo'}</label>
        <input
          id={fileId}
          type="file"
          name="photo"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={`${fileId}-hint`}
          onChange={(event) => void chooseFile(event)}
        />
        <p id={`${fileId}-hint`} className={styles.note}>
          {hasScript
            ? 'JPEG, PNG or WebP.'
            : `JPEG, PNG or WebP, at most ${SIDEWALL_PHOTO_BYTES / 1_048_576} MB.`}{' '}
          We read it and don’t keep it.
        </p>
        <noscript>
          <Button type="submit" variant="cta" size="l">
            Read this photo
          </Button>
        </noscript>
      </form>
      <TypeSize />
    </div>
  );
};
