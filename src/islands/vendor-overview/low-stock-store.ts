import { atom } from 'nanostores';
import { callApi } from '#src/browser/api.ts';
import type { LowStock, LowStockPage, RecountedStock } from '#src/domains/inventory/contract.ts';
import { lowStockMessages as messages } from '#src/messages/vi/vendor/vendor-overview.ts';
import { withInlineMessage } from '#src/stores/with-toast.ts';

const PRODUCTS = '/api/vendor/products';

type LowStockShown = {
	readonly phase: 'loading' | 'shown' | 'failed';
	readonly problem: string;
	readonly items: readonly LowStock[];
	readonly total: number;
};
/** Postponed variants come last. */
export const $lowStock = atom<LowStockShown>({ phase: 'loading', problem: '', items: [], total: 0 });
export const $counted = atom<{ readonly of: LowStock; readonly onHand: number } | null>(null);

export async function readLowStock(): Promise<void> {
	const answer = await callApi<LowStockPage>('GET', `${PRODUCTS}/low-stock`);
	if (!answer.ok) return $lowStock.set({ ...$lowStock.get(), phase: 'failed', problem: answer.problem.detail });
	const later = $lowStock.get().items.map(({ variantId }) => variantId);
	const { items, total } = answer.value;
	const placeOf = ({ variantId }: LowStock): number => later.indexOf(variantId);
	$lowStock.set({ phase: 'shown', problem: '', items: [...items].sort((a, b) => placeOf(a) - placeOf(b)), total });
}

export function putOff(): void {
	const { items, ...rest } = $lowStock.get();
	const [first, ...others] = items;
	if (first) $lowStock.set({ ...rest, items: [...others, first] });
}

/** Returns true after a success; a string is an error for the field. */
export async function recount(of: LowStock, onHand: number): Promise<boolean | string> {
	const answer = await send(of, of.onHand, onHand, messages.done);
	if (answer === true) $counted.set({ of, onHand });
	return answer;
}

export async function undoRecount(): Promise<void> {
	const last = $counted.get();
	if (!last) return;
	if ((await send(last.of, last.onHand, last.of.onHand, messages.undone)) === true) $counted.set(null);
}

async function send({ variantId }: LowStock, was: number, onHand: number, done: string): Promise<boolean | string> {
	const call = callApi<RecountedStock>('POST', `${PRODUCTS}/stock`, { body: { variantId, was, onHand } });
	const { value, fields } = await withInlineMessage(call, done);
	// Runs after an error too, because the next count is compared with the current stock.
	await readLowStock();
	return fields.onHand ?? value !== null;
}
