import { Changes, fieldChanges } from '../../../shell/audit/index.js';
import styles from './Record.module.css';

type Telling = Readonly<Record<string, string | null>>;

interface ToldProps {
  readonly before: Telling | null;
  readonly after: Telling;
  readonly none: string;
  /** Within a dialog, which has its own margins. */
  readonly isFlush?: boolean;
}

const NO_NAMES = { subjectType: 'campaign', names: {} };

/** What one state of a record would change of another, part by part. */
export const Told = ({ before, after, none, isFlush = false }: ToldProps) => (
  <div className={isFlush ? styles.told : undefined}>
    <Changes
      // Of a first state there is nothing to say of what it does not have.
      changes={fieldChanges(before, after).filter((change) => before !== null || change.after !== null)}
      none={none}
      isErased={false}
      telling={NO_NAMES}
    />
  </div>
);
