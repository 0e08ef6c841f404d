import { Changes, fieldChanges } from '../../../shell/audit/index.js';
import styles from './Record.module.css';

type StateTexts = Readonly<Record<string, string | null>>;

interface StateChangesProps {
  readonly before: StateTexts | null;
  readonly after: StateTexts;
  readonly none: string;
  /** Within a dialog, which has its own margins. */
  readonly isFlush?: boolean;
}

const NO_NAMES = { subjectType: 'campaign', names: {} };

/** The differences between two states of a record, part by part. */
export const StateChanges = ({ before, after, none, isFlush = false }: StateChangesProps) => (
  <div className={isFlush ? styles.told : undefined}>
    <Changes
      // A first state doesn't list the parts it lacks.
      changes={fieldChanges(before, after).filter((change) => before !== null || change.after !== null)}
      none={none}
      isErased={false}
      context={NO_NAMES}
    />
  </div>
);
