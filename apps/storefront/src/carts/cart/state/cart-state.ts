/** A line that was taken out, with what it needs to come back. */
export interface RemovedLine {
  readonly name: string;
  readonly tireId: string;
  readonly quantity: number;
  readonly axle: 'all' | 'front' | 'rear';
  readonly hasRoadHazard: boolean;
}

/** Why a code was not taken. */
export interface CouponProblem {
  readonly code: string;
  readonly message: string;
  /** True where the cart has another code, and the shopper may pick this one instead. */
  readonly isChoice: boolean;
}

/** What a change of the cart leaves behind; the next change is made to `version`. */
export interface CartState {
  readonly version: number;
  /** Why the change was not made, in a sentence. */
  readonly problem: string | null;
  /** What is wrong with the ZIP that was sent. */
  readonly zipError: string | null;
  readonly couponProblem: CouponProblem | null;
  readonly removed: RemovedLine | null;
}
