import { GUIDED_DRIVING } from '@simpletread/domain';
import { notFound } from 'next/navigation';
import { isRefusal } from '../../shell/api';
import type { Shopper } from '../../shell/shopper';
import { Choices } from './Choices';
import { guidedHref, type GuidedState, guidedStepOf } from './guided-state';
import type { GuidedSubject } from './guided-subject';
import { DRIVING_WORDS } from './guided-words';
import { GuidedTires } from './GuidedTires';
import { PriorityStep } from './PriorityStep';
import { readClimate, readGuided } from './read-guided';
import { WinterStep } from './WinterStep';

const readRecommended = async (
  { driving, winter, priorities }: GuidedState,
  { size, rearSize, vehicle }: GuidedSubject,
  { place }: Shopper,
) => {
  if (driving === null || winter === null) return null;
  try {
    return await readGuided({
      size,
      ...(rearSize === null ? {} : { rearSize }),
      ...(vehicle === null ? {} : { vehicle }),
      ...(place === null ? {} : { zip: place.zip }),
      driving,
      winter,
      priorities: priorities.join(','),
    });
  } catch (error) {
    if (isRefusal(error, 'tireSize.unknown', 'vehicle.unknown', 'request.invalid')) notFound();
    throw error;
  }
};

interface GuidedStepProps {
  readonly state: GuidedState;
  readonly subject: GuidedSubject;
  readonly shopper: Shopper;
}

/** The next question about a known vehicle or size, or the ranked tires once all are answered. */
export const GuidedStep = async ({ state, subject, shopper }: GuidedStepProps) => {
  const step = guidedStepOf(state);
  if (step === 'driving')
    return (
      <>
        <h2>Where do you drive most?</h2>
        <Choices
          label="Roads"
          choices={GUIDED_DRIVING.map((driving) => ({
            id: driving,
            ...DRIVING_WORDS[driving],
            href: guidedHref({ ...state, driving }),
          }))}
        />
      </>
    );
  if (step === 'winter') {
    const zip = shopper.place?.zip ?? null;
    return <WinterStep state={state} zip={zip} climate={zip === null ? null : await readClimate(zip)} />;
  }
  if (step === 'priorities') return <PriorityStep state={state} />;
  const reply = await readRecommended(state, subject, shopper);
  return reply === null ? null : <GuidedTires reply={reply} allHref={subject.allHref} />;
};
