import { easternWallSecond } from '@simpletread/domain';

import { momentOf } from '../time/index.js';
import { type ControlProps, TextControl } from './TextControl.js';

export interface MomentControlProps extends ControlProps {
  /** An instant; null for none. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** An instant, shown in Eastern time to the second. */
export const MomentControl = ({ value, onChange, ...control }: MomentControlProps) => (
  <TextControl
    {...control}
    type="datetime-local"
    step={1}
    value={value === null ? '' : easternWallSecond(new Date(value))}
    onChange={(text) => onChange(momentOf(text)?.toISOString() ?? null)}
  />
);

interface WallProps extends ControlProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

export type WallControlProps = WallProps & { readonly isRequired?: boolean };

/** A time on a clock in New York, `2026-11-27T00:00`; empty for none. The server turns it into an instant. */
export const WallControl = ({ onChange, ...control }: WallControlProps) => (
  <TextControl
    {...control}
    type="datetime-local"
    step={60}
    onChange={(text) => onChange(text.slice(0, 16))}
  />
);

export type DayControlProps = WallProps & { readonly isRequired?: boolean };

/** A day, `2026-11-27`; empty for none. */
export const DayControl = (props: DayControlProps) => <TextControl {...props} type="date" />;
