import type { DrivingStyle, MilesDriven, PlaceDriven, QualityRatings } from '@simpletread/domain';

export interface ReviewedVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

export interface ReviewRow {
  readonly id: string;
  readonly lineId: string;
  readonly authorName: string;
  readonly writtenAt: Date;
  /** YYYY-MM-DD. */
  readonly purchasedOn: string | null;
  readonly ratings: QualityRatings;
  /** The mean of its ratings. */
  readonly rating: number;
  readonly summary: string;
  readonly comments: string | null;
  readonly vehicle: ReviewedVehicle | null;
  readonly milesDriven: MilesDriven;
  readonly drivingStyle: DrivingStyle;
  readonly placeDriven: PlaceDriven;
  readonly wouldBuyAgain: boolean;
  readonly helpfulCount: number;
}
