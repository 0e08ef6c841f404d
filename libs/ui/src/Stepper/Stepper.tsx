import { classNames } from '../class-names.js';
import type { LinkAs } from '../link.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import styles from './Stepper.module.css';

export type Step = {
  id: string;
  label: string;
  detail?: string;
  /** The address of a finished step. Later steps never link. */
  href?: string;
};

export type StepperProps = {
  steps: readonly Step[];
  /** Id of the current step. */
  currentId: string;
  label?: string;
  linkAs?: LinkAs;
  className?: string;
};

/** The position in a sequence of steps, under the painted line. Links go back, never forward. */
export const Stepper = ({
  steps,
  currentId,
  label = 'Progress',
  linkAs: LinkTag = 'a',
  className,
}: StepperProps) => {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.steps} role="list">
        {steps.map((step, index) => {
          const isDone = index < current;
          const isNow = index === current;
          return (
            <li
              key={step.id}
              aria-current={isNow ? 'step' : undefined}
              className={classNames(styles.step, isDone && styles.done, isNow && styles.now)}
            >
              {isDone && step.href !== undefined ? (
                <LinkTag href={step.href} className={styles.link}>
                  {step.label}
                </LinkTag>
              ) : (
                step.label
              )}
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
              {step.detail && <span className={styles.detail}>{step.detail}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
