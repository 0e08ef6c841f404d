import type { Shopper } from '../../shell/shopper';
import styles from './Guided.module.css';
import { GuidedStep } from './GuidedStep';
import { guidedHref, type GuidedState } from './guided-state';
import type { FoundSubject } from './guided-subject';
import { PRIORITY_WORDS } from './guided-words';
import { OptionStep } from './OptionStep';
import { RememberGuided } from './RememberGuided';
import { StepTrail } from './StepTrail';
import { SubjectStep } from './SubjectStep';

export const GUIDED_TITLE = 'Help me choose tires';

const vehicleOf = ({ vehicle }: Shopper) => {
  if (vehicle === null) return null;
  const { year, make, model, trim } = vehicle.chosen;
  return { key: vehicle.key, name: [year, make, model, trim].filter((part) => part !== '').join(' ') };
};

interface GuidedViewProps {
  readonly state: GuidedState;
  readonly found: FoundSubject;
  readonly shopper: Shopper;
  /** Typed vehicle or size that the first step searches for; empty at first. */
  readonly text: string;
  readonly isBySize: boolean;
}

/** Guided shopping: a vehicle or size, then three questions, then ranked tires with their reasons. */
export const GuidedView = ({ state, found, shopper, text, isBySize }: GuidedViewProps) => {
  const subject = found.kind === 'found' ? found.subject : null;
  const name = subject?.name ?? (found.kind === 'choose' ? found.name : null);
  const first = state.priorities[0];
  return (
    <div className={`l-wrap ${styles.page}`}>
      <h1>{GUIDED_TITLE}</h1>
      <StepTrail state={state} subject={name} />
      <div>
        {subject !== null && (
          <>
            <GuidedStep state={state} subject={subject} shopper={shopper} />
            <RememberGuided
              label={subject.name}
              detail={first === undefined ? 'Help me choose' : PRIORITY_WORDS[first].label}
              href={guidedHref(state)}
              hasVehicle={subject.vehicle !== null}
            />
          </>
        )}
        {found.kind === 'choose' && <OptionStep state={state} options={found.options} />}
        {found.kind === 'unknownSizes' && (
          <p role="status">
            We don’t know the tire sizes of a {found.name} yet. Look for them on the tire placard in the
            driver’s door.
          </p>
        )}
        {(found.kind === 'none' || found.kind === 'unknownSizes') && (
          <SubjectStep
            text={text}
            isBySize={found.kind === 'unknownSizes' || isBySize}
            known={vehicleOf(shopper)}
          />
        )}
      </div>
    </div>
  );
};
