import { atom } from 'nanostores';
import { PACKING_SLIPS_MAX } from '#src/domains/order-views/contract/receipt.ts';

export const $chosenOrders = atom<ReadonlySet<string>>(new Set());

export function chooseOrder(number: string, isChosen: boolean): void {
	const chosen = new Set($chosenOrders.get());
	if (isChosen) chosen.add(number);
	else chosen.delete(number);
	$chosenOrders.set(chosen);
}

/** Limited to the maximum of one packing-slip document. */
export const chooseOrders = (numbers: readonly string[]): void =>
	$chosenOrders.set(new Set(numbers.slice(0, PACKING_SLIPS_MAX)));

export const chooseNone = (): void => $chosenOrders.set(new Set());
