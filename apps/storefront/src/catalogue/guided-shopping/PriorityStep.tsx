import { GUIDED_PRIORITIES } from '@simpletread/domain';
import { Button } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { Choices } from './Choices';
import { guidedHref, type GuidedState } from './guided-state';
import { PRIORITY_WORDS } from './guided-words';
import styles from './Guided.module.css';

const QUESTIONS = ['What matters most to you?', 'And after that?', 'And third?'] as const;

/** Asks for priorities one by one: their order counts. */
export const PriorityStep = ({ state }: { state: GuidedState }) => {
  const { priorities } = state;
  return (
    <>
      <h2>{QUESTIONS[priorities.length] ?? QUESTIONS[0]}</h2>
      <Choices
        label="Priorities"
        choices={GUIDED_PRIORITIES.filter((one) => !priorities.includes(one)).map((priority) => ({
          id: priority,
          ...PRIORITY_WORDS[priority],
          href: guidedHref({ ...state, priorities: [...priorities, priority], isDone: false }),
        }))}
      />
      {priorities.length > 0 && (
        <p className={styles.enough}>
          <Button href={guidedHref({ ...state, isDone: true })} linkAs={PageLink}>
            That’s all, show tires
          </Button>
        </p>
      )}
    </>
  );
};
