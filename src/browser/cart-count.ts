import { callApi } from '#src/browser/api.ts';
import { frameMessages } from '#src/messages/vi/frame.ts';

const COUNT_KEY = 'chobiz-cart-count';
const MAX_SHOWN = 99;

export function showCartCount(count: number): void {
	localStorage.setItem(COUNT_KEY, String(count));
	for (const badge of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
		badge.hidden = count === 0;
		badge.textContent = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
		badge.closest('a')?.setAttribute('aria-label', frameMessages.cart(count));
	}
}

/** Shows the number this browser saw last until the response arrives. */
export async function fetchCartCount(): Promise<void> {
	const last = localStorage.getItem(COUNT_KEY);
	if (last) showCartCount(Number(last));
	const answer = await callApi<{ lineCount: number }>('GET', '/api/cart');
	if (answer.ok) showCartCount(answer.value.lineCount);
}

/** Reports changes that other tabs made. */
export const onCartCountChange = (watch: (count: number) => void, until?: { readonly signal: AbortSignal }): void =>
	addEventListener('storage', ({ key, newValue }) => key === COUNT_KEY && watch(Number(newValue)), until);
