import { PageLink } from '../../shell/controls';
import { guidedHrefAt, guidedStepOf, type GuidedState, type GuidedStep } from './guided-state';
import { DRIVING_WORDS, PRIORITY_WORDS, WINTER_WORDS } from './guided-words';
import styles from './Guided.module.css';

interface Answered {
  readonly step: GuidedStep;
  readonly name: string;
  readonly answer: string | null;
}

const answersOf = (
  { driving, winter, priorities }: GuidedState,
  subject: string | null,
): readonly Answered[] => [
  { step: 'vehicle', name: 'Vehicle', answer: subject },
  { step: 'driving', name: 'Roads', answer: driving === null ? null : DRIVING_WORDS[driving].label },
  { step: 'winter', name: 'Winter', answer: winter === null ? null : WINTER_WORDS[winter].label },
  {
    step: 'priorities',
    name: 'Priorities',
    answer: priorities.length === 0 ? null : priorities.map((one) => PRIORITY_WORDS[one].label).join(', '),
  },
];

/** The answers so far, each a link back to its question. */
export const StepTrail = ({ state, subject }: { state: GuidedState; subject: string | null }) => {
  const now = guidedStepOf(state);
  return (
    <ol role="list" aria-label="Your answers" className={styles.trail}>
      {answersOf(state, subject).map(({ step, name, answer }) => (
        <li key={step} aria-current={step === now ? 'step' : undefined} className={styles.part}>
          <span className={styles.partName}>{name}</span>
          {answer === null ? (
            <span className={styles.open}>{step === now ? 'now' : 'next'}</span>
          ) : (
            <PageLink href={guidedHrefAt(state, step)} aria-label={`${answer}: change ${name.toLowerCase()}`}>
              {answer}
            </PageLink>
          )}
        </li>
      ))}
    </ol>
  );
};
