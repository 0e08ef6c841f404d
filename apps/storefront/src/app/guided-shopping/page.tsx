import { GUIDED_DRIVING } from '@simpletread/domain';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isRefusal } from '../../shell/api';
import {
  Choices,
  DRIVING_WORDS,
  findSubject,
  guidedHref,
  type GuidedState,
  guidedStateOf,
  guidedStepOf,
  guidedStyles as styles,
  type GuidedSubject,
  GuidedTires,
  OptionStep,
  PRIORITY_WORDS,
  PriorityStep,
  readClimate,
  readGuided,
  RememberGuided,
  StepTrail,
  SubjectStep,
  WinterStep,
} from '../../catalogue';
import { readShopper, type Shopper } from '../../shell/shopper';
import { textOf } from '../../shell/paths';

const TITLE = 'Help me choose tires';

export async function generateMetadata({ searchParams }: PageProps<'/guided-shopping'>): Promise<Metadata> {
  const isBegun = Object.keys(await searchParams).length > 0;
  return {
    title: TITLE,
    description: 'Your vehicle, your roads, your winters and your priorities: a ranked list with reasons.',
    alternates: { canonical: '/guided-shopping' },
    ...(isBegun ? { robots: { index: false } } : {}),
  };
}

const recommended = async (
  { driving, winter, priorities }: GuidedState,
  subject: GuidedSubject,
  shopper: Shopper,
) => {
  if (driving === null || winter === null) return null;
  try {
    return await readGuided({
      size: subject.size,
      ...(subject.rearSize === null ? {} : { rearSize: subject.rearSize }),
      ...(subject.vehicle === null ? {} : { vehicle: subject.vehicle }),
      ...(shopper.place === null ? {} : { zip: shopper.place.zip }),
      driving,
      winter,
      priorities: priorities.join(','),
    });
  } catch (error) {
    if (isRefusal(error, 'tireSize.unknown', 'vehicle.unknown', 'request.invalid')) notFound();
    throw error;
  }
};

const knownOf = ({ vehicle }: Shopper) =>
  vehicle === null
    ? null
    : {
        key: vehicle.key,
        name: [vehicle.chosen.year, vehicle.chosen.make, vehicle.chosen.model, vehicle.chosen.trim]
          .filter((part) => part !== '')
          .join(' '),
      };

const Step = async ({
  state,
  subject,
  shopper,
}: {
  state: GuidedState;
  subject: GuidedSubject;
  shopper: Shopper;
}) => {
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
  const reply = await recommended(state, subject, shopper);
  return reply === null ? null : <GuidedTires reply={reply} allHref={subject.allHref} />;
};

export default async function GuidedShoppingPage({ searchParams }: PageProps<'/guided-shopping'>) {
  const params = await searchParams;
  const state = guidedStateOf(params);
  const [found, shopper] = await Promise.all([findSubject(state), readShopper()]);
  const subject = found.kind === 'found' ? found.subject : null;
  const name = subject?.name ?? (found.kind === 'choose' ? found.name : null);
  const first = state.priorities[0];
  return (
    <div className={`l-wrap ${styles.page}`}>
      <h1>{TITLE}</h1>
      <StepTrail state={state} subject={name} />
      <div>
        {subject !== null && (
          <>
            <Step state={state} subject={subject} shopper={shopper} />
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
            We don’t know the tire sizes of a {found.name} yet. Look for them on the placard in the driver’s
            door.
          </p>
        )}
        {(found.kind === 'none' || found.kind === 'unknownSizes') && (
          <SubjectStep
            text={textOf(params, 'q').trim()}
            isBySize={found.kind === 'unknownSizes' || textOf(params, 'by') === 'size'}
            known={knownOf(shopper)}
          />
        )}
      </div>
    </div>
  );
}
