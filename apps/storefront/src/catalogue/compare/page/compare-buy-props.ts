import type { ButtonProps } from '@simpletread/ui';
import type { ComponentType } from 'react';

export interface CompareBuyProps {
  /** Created for this page view: submitting it twice adds once. */
  readonly formKey: string;
  readonly tireId: string;
  readonly rearTireId: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly variant: NonNullable<ButtonProps['variant']>;
  /** Why the tires can't be bought. */
  readonly closedReason: string | undefined;
}

/** The form that buys one column's set; the carts room implements it, the route passes it in. */
export type CompareBuyForm = ComponentType<CompareBuyProps>;
