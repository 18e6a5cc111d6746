import * as z from 'zod/mini';
import { CartQuantity, cartConfig } from '#src/domains/cart/contract.ts';
import { Id } from '#src/shared/ids.ts';

/** Quantities of repeated lines are added. */
export const Quantities = z.strictObject({ lineId: Id, quantity: CartQuantity });
export type Quantities = z.infer<typeof Quantities>;
const { linesMax } = cartConfig;
export const SomeQuantities = z.array(Quantities).check(z.minLength(1), z.maxLength(linesMax));
export const AnyQuantities = z.array(Quantities).check(z.maxLength(linesMax));

export type { ShippingPart } from '#src/domains/shipping/contract.ts';
