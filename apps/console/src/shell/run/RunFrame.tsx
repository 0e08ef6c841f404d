import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useId } from 'react';

import styles from './RunFrame.module.css';

export type RunPhase = 'preview' | 'running' | 'done';

interface RunFrameProps {
  readonly title: string;
  readonly phase: RunPhase;
  /** The result so far in one sentence. */
  readonly summary: string;
  /** Effects that stay, before anything has run. */
  readonly warning?: string | null;
  readonly doneCount: number;
  /** Rows that change. */
  readonly willChange: number;
  /** The rows in words, as `3 orders`. */
  readonly countText: (count: number) => string;
  readonly undoable: number;
  /** Rows whose answer was lost. */
  readonly unanswered: number;
  readonly onRun: () => void;
  readonly onRunAgain: () => void;
  readonly onUndo: () => void;
  readonly onStop: () => void;
  readonly onDownload: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A run over several records: its preview, its progress, and what can be done about its results. */
export const RunFrame = ({
  title,
  phase,
  summary,
  warning = null,
  doneCount,
  willChange,
  countText,
  undoable,
  unanswered,
  onRun,
  onRunAgain,
  onUndo,
  onStop,
  onDownload,
  onClose,
  children,
}: RunFrameProps) => {
  const id = useId();
  const isRunning = phase === 'running';
  return (
    <Dialog open onClose={isRunning ? undefined : onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p role="status" className={styles.summary}>
          {isRunning ? `${doneCount} of ${willChange}…` : summary}
        </p>
        {isRunning && (
          <LinearProgress
            variant="determinate"
            aria-label="Progress"
            value={(100 * doneCount) / Math.max(1, willChange)}
          />
        )}
        {phase === 'preview' && warning !== null && <p className={styles.summary}>{warning}</p>}
        {children}
      </DialogContent>
      <DialogActions>
        {isRunning ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <>
            {phase === 'done' && <Button onClick={onDownload}>Download CSV</Button>}
            {phase === 'done' && unanswered > 0 && (
              <Button onClick={onRunAgain}>Run again for {countText(unanswered)}</Button>
            )}
            {phase === 'done' && undoable > 0 && (
              <Button onClick={onUndo}>Undo for {countText(undoable)}</Button>
            )}
            <Button onClick={onClose}>Close</Button>
            {phase === 'preview' && (
              <Button variant="contained" disabled={willChange === 0} onClick={onRun} autoFocus>
                Run for {countText(willChange)}
              </Button>
            )}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
};
