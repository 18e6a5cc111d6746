import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#src/shared/ids.ts';
import { fillAndQuote, placeQuoted, type Shopper } from '../../tests/shoppers.ts';

export type PlacedRequest = { readonly at: number; readonly endedAt: number; readonly status: number | string };

const AT_ONCE = 4;
const PAUSE_MS = 300;

export function orderContinuously(shoppers: readonly Shopper[], variants: readonly string[]) {
	const [anybody, anything] = [shoppers[0], variants[0]];
	if (!anybody || !anything) throw new Error('nobody to buy or nothing to sell');
	const placed: PlacedRequest[] = [];
	let isOn = true;
	const work = async (lane: number): Promise<void> => {
		for (let turn = lane; isOn; turn += AT_ONCE) {
			const shopper = shoppers[turn % shoppers.length] ?? anybody;
			placed.push(await placeOnce(shopper, variants[turn % variants.length] ?? anything));
			await wait(PAUSE_MS);
		}
	};
	const working = Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => work(lane)));
	return {
		stop: async (): Promise<readonly PlacedRequest[]> => {
			isOn = false;
			await working;
			return placed;
		},
	};
}

async function placeOnce(shopper: Shopper, variant: string): Promise<PlacedRequest> {
	let at = performance.now();
	try {
		const quote = await fillAndQuote(shopper, [variant]);
		at = performance.now();
		const { status } = await placeQuoted(shopper, quote, 'cod', newId());
		return { at, endedAt: performance.now(), status };
	} catch (problem) {
		return { at, endedAt: performance.now(), status: String(problem) };
	}
}
