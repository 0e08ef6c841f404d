/** A removed line, with the data to restore it. */
export interface RemovedLine {
  readonly name: string;
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: 'all' | 'front' | 'rear';
  readonly hasRoadHazard: boolean;
}

/** Why a code was refused. */
export interface CouponProblem {
  readonly code: string;
  readonly message: string;
  /** True if the cart has another code and the shopper may pick this one instead. */
  readonly isChoice: boolean;
}

/** The result of a cart change; the next change applies to `version`. */
export interface CartState {
  readonly version: number;
  /** Why the change failed, in a sentence. */
  readonly problem: string | null;
  /** The fault of the submitted ZIP. */
  readonly zipError: string | null;
  readonly couponProblem: CouponProblem | null;
  readonly removed: RemovedLine | null;
}
