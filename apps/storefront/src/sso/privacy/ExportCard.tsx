'use client';

import type { DataExport } from '@simpletread/contract';
import { easternDate } from '@simpletread/domain';
import { Banner, Button, Card } from '@simpletread/ui';
import { useRouter } from 'next/navigation';
import { useActionState, useEffect } from 'react';
import { requestExport } from './privacy-actions';
import styles from './Privacy.module.css';

const LOOK_EVERY_MS = 2000;

const isUnderWay = ({ state }: DataExport): boolean => state === 'waiting' || state === 'collecting';

const Progress = ({ progress }: DataExport) => (
  <p role="status">
    <label className={styles.progress}>
      Collecting your data: {progress.done} of {progress.of} parts
      <progress value={progress.done} max={progress.of} />
    </label>
  </p>
);

const Ready = ({ id, askedAt, expiresAt }: DataExport) => (
  <div className={styles.copy}>
    <p>
      Copy of {easternDate(askedAt)}, available until {easternDate(expiresAt ?? askedAt)}
    </p>
    <div className={styles.actions}>
      <Button href={`/account/privacy/${id}?format=html`} variant="ghost" download>
        Download to read
      </Button>
      <Button href={`/account/privacy/${id}?format=json`} variant="ghost" download>
        Download as JSON
      </Button>
    </div>
  </div>
);

/** Copies of the customer's data: requested, in progress, and ready to download. */
export const ExportCard = ({ exports, formKey }: { exports: readonly DataExport[]; formKey: string }) => {
  const [answer, send, isSending] = useActionState(requestExport, { problem: null });
  const router = useRouter();
  const underWay = exports.find(isUnderWay);
  const isWaiting = underWay !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => router.refresh(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, router]);
  return (
    <Card className={styles.card ?? ''}>
      <h2>A copy of your data</h2>
      <p>
        Everything we keep about you: account, sessions, orders, carts, garage, searches, emails. We email you
        when it is ready; you can download it for seven days.
      </p>
      {underWay !== undefined && <Progress {...underWay} />}
      {exports
        .filter(({ state }) => state === 'ready')
        .map((copy) => (
          <Ready key={copy.id} {...copy} />
        ))}
      {answer.problem !== null && (
        <Banner tone="bad" isLive>
          {answer.problem}
        </Banner>
      )}
      {!isWaiting && (
        <form action={send}>
          <input type="hidden" name="key" value={formKey} />
          <Button type="submit" isLoading={isSending}>
            Get a copy
          </Button>
        </form>
      )}
    </Card>
  );
};
