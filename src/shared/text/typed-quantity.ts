import { readWhole } from './typed-number.ts';

export type QuantityLimits = { readonly min: number; readonly max: number; readonly step: number };
export type QuantityFault = 'not_whole' | 'too_low' | 'too_high' | 'between_steps';

/** Returns the typed quantity or the reason why it is invalid; never rounds. */
export function readQuantity(text: string, { min, max, step }: QuantityLimits): number | QuantityFault {
	const quantity = text.trim() === '' ? null : readWhole(text);
	if (quantity === null) return 'not_whole';
	if (quantity < min) return 'too_low';
	if (quantity > max) return 'too_high';
	return (quantity - min) % step === 0 ? quantity : 'between_steps';
}
