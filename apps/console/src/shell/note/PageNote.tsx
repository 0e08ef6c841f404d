import Alert, { type AlertProps } from '@mui/material/Alert';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = NonNullable<AlertProps['severity']>;

interface PageNoteProps {
  readonly tone?: Tone;
  /** Buttons. */
  readonly action?: ReactNode;
  /** Announces it if it appears after the page has loaded. */
  readonly isLive?: boolean;
  readonly children: ReactNode;
}

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const satisfies Record<Tone, unknown>;

/** A message at its place on the page. */
export const PageNote = ({ tone = 'info', action, isLive = false, children }: PageNoteProps) => {
  const Icon = ICONS[tone];
  const live = tone === 'error' ? 'alert' : 'status';
  return (
    <Alert
      severity={tone}
      role={isLive ? live : 'note'}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      action={action}
      sx={{ padding: '10px 18px', borderRadius: 'var(--r-m)', fontSize: 15, lineHeight: 1.4 }}
    >
      {children}
    </Alert>
  );
};
