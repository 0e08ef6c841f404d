import type { ButtonProps } from '@simpletread/ui';
import type { ComponentType } from 'react';

export interface CompareBuyProps {
  /** Made for this page view: a form sent twice adds once. */
  readonly formKey: string;
  readonly tireId: string;
  readonly rearTireId: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** Why the tires cannot be bought. */
  readonly closedReason: string | undefined;
}

/** The form that takes the set of one column; the room of carts has it, the route hands it in. */
export type CompareBuyForm = ComponentType<CompareBuyProps>;
