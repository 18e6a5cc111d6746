import { callApi } from '#src/browser/api.ts';

const COUNT_KEY = 'chobiz-cart-count';
const CHANGED_KEY = 'chobiz-cart-changed';
const MOST_SHOWN = 99;

/** Shows how many things lie in the cart, on every page; called after each change of it. */
export function showCartCount(count: number): void {
	sessionStorage.setItem(COUNT_KEY, String(count));
	for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
		badge.hidden = count === 0;
		badge.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
		badge.closest('a')?.setAttribute('aria-label', count === 0 ? 'Giỏ hàng trống' : `Giỏ hàng, ${count} món`);
	}
}

/** At once what this tab saw last, then the server's answer. */
export async function askCartCount(): Promise<void> {
	const last = sessionStorage.getItem(COUNT_KEY);
	if (last) showCartCount(Number(last));
	const answer = await callApi<{ lineCount: number }>('GET', '/api/cart');
	if (answer.ok) showCartCount(answer.value.lineCount);
}

/** Other tabs of this browser look at the cart again. */
export const tellCartChanged = (): void => localStorage.setItem(CHANGED_KEY, crypto.randomUUID());

/** What another tab did to the cart; stops when asked to. */
export function hearCartChanges(hear: () => void): () => void {
	const listen = ({ key }: StorageEvent): void => {
		if (key === CHANGED_KEY) hear();
	};
	addEventListener('storage', listen);
	return () => removeEventListener('storage', listen);
}
