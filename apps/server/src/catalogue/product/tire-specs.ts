import type { ProductReply } from '@simpletread/contract';
import { isSpeedSymbol, maxSpeedMph } from '@simpletread/domain';

import type { Tire } from '../tires/index.js';

type Specs = NonNullable<ProductReply['selected']>['specs'];

/** The facts of a tire beyond what a result shows. */
export const tireSpecsOf = (tire: Tire): Specs => ({
  utqg: tire.utqg,
  weightLb: tire.weightLb,
  overallDiameterIn: tire.size.overallDiameterIn,
  maxPressurePsi: tire.maxPressurePsi,
  treadDepth32nds: tire.treadDepth32nds,
  dualLoadIndex: tire.dualLoadIndex,
  maxSpeedMph:
    tire.speedSymbol !== null && isSpeedSymbol(tire.speedSymbol) ? maxSpeedMph(tire.speedSymbol) : null,
  roadHazardInCents: tire.roadHazardInCents,
});
