import type { CartLineReply, ChosenVehicle, FitVerdictReply } from '@simpletread/contract';
import { Button } from '@simpletread/ui';
import { FitVerdict } from '../../../catalogue';
import { CartForm } from '../page/CartChanges';
import styles from './CartLine.module.css';

interface LineFitProps {
  readonly line: Pick<CartLineReply, 'lineId' | 'fit' | 'isFitAcknowledged'>;
  readonly vehicle: ChosenVehicle;
}

const objectionsOf = ({ reasons }: FitVerdictReply): string[] =>
  reasons.filter(({ isPassed }) => !isPassed).map(({ text }) => text);

interface AnswerProps {
  readonly line: LineFitProps['line'];
  readonly fit: FitVerdictReply;
  readonly name: string;
}

const Answer = ({ line, fit, name }: AnswerProps) =>
  line.isFitAcknowledged ? (
    <CartForm intent="acknowledgeFit" fields={{ lineId: line.lineId }} className={styles.answer}>
      <p className={styles.note}>
        You confirmed that you want these tires although they do not fit your {name}. Your order will note it.
      </p>
      <Button type="submit" variant="quiet" size="s">
        Undo this
      </Button>
    </CartForm>
  ) : (
    <div className={styles.answers}>
      <CartForm intent="dropVehicle">
        <Button type="submit" variant="ghost" size="s">
          These are for another vehicle
        </Button>
      </CartForm>
      <CartForm intent="acknowledgeFit" fields={{ lineId: line.lineId, reason: objectionsOf(fit) }}>
        <Button type="submit" variant="quiet" size="s">
          I know that they do not fit my {name} and I want them anyway
        </Button>
      </CartForm>
    </div>
  );

/** A cart tire's fit on its vehicle. One that doesn't fit can only be bought after an acknowledgement. */
export const LineFit = ({ line, vehicle }: LineFitProps) => {
  if (line.fit === null) return null;
  const name = `${vehicle.year} ${vehicle.model}`;
  return (
    <>
      <FitVerdict fit={line.fit} vehicle={name} />
      {line.fit.kind === 'refused' && <Answer line={line} fit={line.fit} name={name} />}
    </>
  );
};
