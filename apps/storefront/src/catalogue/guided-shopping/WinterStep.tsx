import { GUIDED_WINTERS } from '@simpletread/domain';
import type { GuidedClimate } from './read-guided';
import { ZipForm } from '../../delivery';
import { Choices } from './Choices';
import { guidedHref, type GuidedState } from './guided-state';
import { WINTER_WORDS } from './guided-words';
import styles from './Guided.module.css';

const WINTERS = { hint: 'Prices will use it from then on.', button: 'Show its winters' };

interface WinterStepProps {
  readonly state: GuidedState;
  readonly climate: GuidedClimate | null;
  readonly zip: string | null;
}

const hintOf = ({ city, state, januaryF, isWet }: GuidedClimate): string =>
  `Likely in ${city}, ${state}: January averages about ${januaryF} °F${isWet ? ', with much rain or snow' : ''}`;

/** Asks about winters, with an estimate for the ZIP. */
export const WinterStep = ({ state, climate, zip }: WinterStepProps) => (
  <>
    <h2>What are your winters like?</h2>
    <Choices
      label="Winters"
      choices={GUIDED_WINTERS.map((winter) => ({
        id: winter,
        ...WINTER_WORDS[winter],
        href: guidedHref({ ...state, winter }),
        ...(climate?.winter === winter ? { hint: hintOf(climate) } : {}),
      }))}
    />
    {climate !== null && (
      <p className={styles.detail}>
        Estimated from your state and latitude. In the mountains, trust your own experience.
      </p>
    )}
    {zip === null && (
      <div className={styles.zip}>
        <p>Or estimate them from your ZIP:</p>
        <ZipForm zip="" returnTo={guidedHref(state)} purpose={WINTERS} />
      </div>
    )}
  </>
);
