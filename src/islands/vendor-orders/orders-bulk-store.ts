import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import type { ChangedOrder } from '#src/domains/orders/contract/order.ts';
import { $chosenOrders, chooseOrders } from './chosen-orders-store.ts';
import { rereadTab } from './store.ts';

export type OrdersAction = 'confirm' | 'pack';
export type OrdersRun = {
	readonly act: OrdersAction;
	readonly of: number;
	readonly done: number;
	readonly refused: readonly { readonly number: string; readonly reason: string }[];
	readonly isOver: boolean;
};

export const $ordersRun = atom<OrdersRun | null>(null);

/** Sequential and independent: a rejected order does not stop the others and stays selected. */
export async function changeChosen(act: OrdersAction, numbers: readonly string[]): Promise<void> {
	let run: OrdersRun = { act, of: numbers.length, done: 0, refused: [], isOver: false };
	for (const number of numbers) {
		$ordersRun.set(run);
		const answer = await callApi<ChangedOrder>('POST', `/api/vendor/orders/${number}/${act}`);
		run = answer.ok
			? { ...run, done: run.done + 1 }
			: { ...run, refused: [...run.refused, { number, reason: answer.problem.detail }] };
	}
	await rereadTab();
	chooseOrders(run.refused.map(({ number }) => number).filter((number) => $chosenOrders.get().has(number)));
	$ordersRun.set({ ...run, isOver: true });
}

export const closeRun = (): void => $ordersRun.set(null);
