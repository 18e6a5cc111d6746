import * as z from 'zod/mini';
import { CartQuantity, cartConfig } from '#src/domains/cart/contract.ts';
import { Id } from '#src/shared/ids.ts';

/** Some of a line. A line that is named twice counts with the sum. */
export const Pieces = z.strictObject({ lineId: Id, quantity: CartQuantity });
export type Pieces = z.infer<typeof Pieces>;
const { linesMax } = cartConfig;
export const SomePieces = z.array(Pieces).check(z.minLength(1), z.maxLength(linesMax));
export const AnyPieces = z.array(Pieces).check(z.maxLength(linesMax));

export type { ShippingPart } from '#src/domains/shipping/contract.ts';
