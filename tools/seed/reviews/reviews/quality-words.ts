import type { RatedQuality } from '@simpletread/domain';

/** Comments on a quality with few, some or many stars. */
export interface QualityWords {
  readonly poor: readonly string[];
  readonly fair: readonly string[];
  readonly good: readonly string[];
}

export const QUALITY_WORDS: Readonly<Record<RatedQuality, QualityWords>> = {
  dry: {
    poor: [
      'Even on dry pavement they feel vague in a corner.',
      'They squirm when I brake hard, and that is on a dry road.',
      'Dry grip is a step down from what I took off.',
      'Steering feels slow, and they give up early on a ramp.',
    ],
    fair: [
      'Dry grip is fine for how I drive.',
      'Nothing to complain about on dry roads, nothing special either.',
      'On dry pavement they do what they should.',
    ],
    good: [
      'On dry pavement they hold the line and never surprise me.',
      'Dry handling is sharp and the steering feels connected again.',
      'They stop short and straight on a dry road.',
      'Highway ramps are fun again.',
      'Very planted, no wandering at speed.',
    ],
  },
  wet: {
    poor: [
      'I do not trust them in heavy rain.',
      'They slip from a stop when the road is wet.',
      'Standing water makes them float sooner than I expected.',
      'The first rain after a dry spell was an adventure.',
    ],
    fair: [
      'In the rain they are all right as long as you leave room.',
      'Wet grip is average.',
      'Rain is fine, deep puddles need care.',
    ],
    good: [
      'Rain does not bother them at all.',
      'I drove through a thunderstorm and never felt them let go.',
      'Wet braking is much better than with the old set.',
      'No hydroplaning so far, and it rains a lot here.',
      'They push the water away and just keep going.',
    ],
  },
  winter: {
    poor: [
      'In snow they are not much use.',
      'I got stuck in three inches of snow.',
      'Slush and ice are not their thing.',
    ],
    fair: [
      'Light snow is fine, I would not go looking for more.',
      'They manage a cleared winter road, no better than that.',
      'Good enough for the two snow days we get.',
    ],
    good: [
      'They pulled me up our hill in six inches of snow.',
      'Snow and slush are no problem.',
      'I went through a whole winter without getting stuck once.',
      'Braking on packed snow is surprisingly short.',
    ],
  },
  comfort: {
    poor: [
      'You feel every seam in the road.',
      'The ride is harsher than before.',
      'Too stiff for my taste on broken streets.',
    ],
    fair: [
      'The ride is firm but not unpleasant.',
      'Comfort is about what I had before.',
      'Potholes come through, small bumps do not.',
    ],
    good: [
      'The ride is smooth, my passengers noticed it at once.',
      'They soak up bad pavement very well.',
      'Comfortable even after six hours on the highway.',
      'It rides like a newer car.',
    ],
  },
  noise: {
    poor: [
      'They hum loudly above 50 mph.',
      'The noise got worse with every thousand miles.',
      'Loud on concrete, I turn the radio up.',
    ],
    fair: [
      'Some road noise, as you would expect of this kind of tire.',
      'You hear them on coarse pavement and nowhere else.',
      'Not silent, not annoying.',
    ],
    good: [
      'They are so quiet that I hear the engine again.',
      'Hardly any road noise.',
      'The cabin is quieter than it was with the factory tires.',
      'No hum at highway speed.',
    ],
  },
  treadwear: {
    poor: [
      'They are wearing faster than promised.',
      'Half the tread is gone already.',
      'The edges wore first although the alignment is fine.',
    ],
    fair: [
      'Wear looks normal for the miles.',
      'Tread is going down at about the rate I expected.',
      'I rotate them on time and they wear evenly.',
    ],
    good: [
      'The tread still looks almost new.',
      'They wear slowly and evenly.',
      'At this rate they will outlast the warranty.',
      'I measured the tread and there is a lot left.',
    ],
  },
};
