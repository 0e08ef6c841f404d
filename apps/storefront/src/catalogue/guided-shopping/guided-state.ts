import {
  type GuidedDriving,
  guidedDrivingOf,
  guidedPrioritiesOf,
  type GuidedPriority,
  type GuidedWinter,
  guidedWinterOf,
  MOST_PRIORITIES,
} from '@simpletread/domain';
import { parseVehicleKey } from '../../shell/shopper';
import { isOn, textOf, type RawParams } from '../../shell/paths';

/** A shopper's state in guided shopping. All of it is in the address, so back and reload work. */
export interface GuidedState {
  /** `make/model/year`; null when searching by size. */
  readonly vehicle: string | null;
  readonly trim: string;
  /** The chosen one of the vehicle's sets of sizes. */
  readonly option: string;
  readonly size: string | null;
  readonly rearSize: string | null;
  readonly driving: GuidedDriving | null;
  readonly winter: GuidedWinter | null;
  readonly priorities: readonly GuidedPriority[];
  /** True if the shopper wants no more priorities. */
  readonly isDone: boolean;
}

export type GuidedStep = 'vehicle' | 'driving' | 'winter' | 'priorities' | 'tires';

const SLUG = /^[a-z0-9][a-z0-9.-]{0,60}$/;
const PATH = '/guided-shopping';

const slugOf = (text: string): string | null => (SLUG.test(text) ? text : null);

export const guidedStateOf = (params: RawParams): GuidedState => {
  const key = parseVehicleKey(textOf(params, 'vehicle', 200));
  return {
    vehicle: key === null ? null : `${key.make}/${key.model}/${key.year}`,
    trim: key?.trim ?? textOf(params, 'trim', 80),
    option: textOf(params, 'option', 200),
    size: slugOf(textOf(params, 'size', 60)),
    rearSize: slugOf(textOf(params, 'rearSize', 60)),
    driving: guidedDrivingOf(textOf(params, 'driving')),
    winter: guidedWinterOf(textOf(params, 'winter')),
    priorities: guidedPrioritiesOf(textOf(params, 'priorities')),
    isDone: isOn(params, 'done'),
  };
};

/** Returns the next question. */
export const guidedStepOf = (state: GuidedState): GuidedStep => {
  if (state.vehicle === null && state.size === null) return 'vehicle';
  if (state.driving === null) return 'driving';
  if (state.winter === null) return 'winter';
  const isFull = state.priorities.length >= MOST_PRIORITIES;
  return isFull || (state.isDone && state.priorities.length > 0) ? 'tires' : 'priorities';
};

/** Returns the address of a state. */
export const guidedHref = (state: Partial<GuidedState>): string => {
  const { vehicle, trim, option, size, rearSize, driving, winter, priorities = [], isDone = false } = state;
  const parts: readonly (readonly [string, string | null | undefined])[] = [
    ['vehicle', vehicle],
    ['trim', trim],
    ['option', option],
    ['size', size],
    ['rearSize', rearSize],
    ['driving', driving],
    ['winter', winter],
    ['priorities', priorities.join(',')],
    ['done', isDone ? 'true' : null],
  ];
  const query = parts
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&')
    .replaceAll('%2F', '/')
    .replaceAll('%2C', ',');
  return query === '' ? PATH : `${PATH}?${query}`;
};

const BEFORE: Readonly<Record<GuidedStep, Partial<GuidedState>>> = {
  vehicle: { vehicle: null, trim: '', option: '', size: null, rearSize: null },
  driving: { driving: null },
  winter: { winter: null },
  priorities: { priorities: [], isDone: false },
  tires: {},
};

/** Returns the address of an earlier step, with its own answer cleared and all others kept. */
export const guidedHrefAt = (state: GuidedState, step: GuidedStep): string =>
  guidedHref({ ...state, ...BEFORE[step] });
