import type { Globals } from '@simpletread/contract';
import type { ExperimentId } from '@simpletread/domain';
import type { Shopper } from '../../shell/shopper';
import type { Showcase } from './showcase';

export interface HomeViewProps {
  readonly globals: Globals;
  readonly shopper: Shopper;
  readonly showcase: Showcase | null;
  /** Variants of running experiments. */
  readonly variants: Readonly<Record<ExperimentId, string>>;
}
