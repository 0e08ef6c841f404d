import { createContext, type ReactNode } from 'react';

/** Sections that a higher room adds to the page of an order, by its id. */
export const OrderSections = createContext<(orderId: string) => ReactNode>(() => null);
