import { callApi } from '#src/browser/api.ts';
import { type ChosenVariant, onVariantChange } from '#src/browser/chosen-variant.ts';
import { toast } from '#src/browser/toast.ts';
import { readKnownWard, rememberWard } from '#src/components/product/delivery-place.client.ts';
import type { ShippingEstimate } from '#src/domains/catalog/contract/delivery.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';
import { deliveryMessages as messages } from '#src/messages/vi/product.ts';
import { formatDate } from '#src/shared/time.ts';

const FETCH_AFTER_MS = 250;
const NEAR = '200px';

/** Loads the estimate when the block scrolls near and again when the variant changes. */
export function watchDelivery(): void {
	const block = document.querySelector<HTMLElement>('[data-delivery]');
	const answer = block?.querySelector<HTMLElement>('[data-delivery-answer]');
	const button = block?.querySelector<HTMLButtonElement>('[data-delivery-choose]');
	if (!block || !answer || !button) return;
	let chosen: ChosenVariant = { variantId: block.dataset.variant ?? '', quantity: Number(block.dataset.quantity) };
	let wardCode: string | null = null;
	let waiting: ReturnType<typeof setTimeout> | undefined;

	const showEstimate = async (): Promise<void> => {
		if (!wardCode) return;
		const asked = { ...chosen, wardCode };
		const query = new URLSearchParams({ ...asked, quantity: String(asked.quantity) });
		const found = await callApi<ShippingEstimate>('GET', `/api/shipping/estimate?${query}`);
		// Ignores a response whose ward, variant or quantity is no longer selected.
		if (asked.wardCode !== wardCode || asked.variantId !== chosen.variantId || asked.quantity !== chosen.quantity)
			return;
		answer.hidden = false;
		answer.replaceChildren(
			...(found.ok
				? linesOf(found.value, asked.quantity)
				: [isPlaceError(found.problem.code) ? found.problem.detail : messages.failed]),
		);
		button.textContent = messages.change;
	};
	const soon = (): void => {
		clearTimeout(waiting);
		waiting = setTimeout(showEstimate, FETCH_AFTER_MS);
	};
	onVariantChange((now) => {
		if (now.variantId === chosen.variantId && now.quantity === chosen.quantity) return;
		chosen = now;
		soon();
	});
	button.hidden = false;
	button.addEventListener('click', async () => {
		const loaded = await import('#src/components/product/delivery-form.client.ts').catch(() => null);
		if (!loaded) return void toast('error', browserMessages.noAnswer);
		loaded.openDeliveryForm(block, button, (code) => {
			wardCode = code;
			rememberWard(code);
			void showEstimate();
		});
	});
	whenNearViewport(block, async () => {
		wardCode ??= await readKnownWard();
		await showEstimate();
	});
}

/** Shown as a result, not as an error: the shop does not deliver there. */
const isPlaceError = (code: string): boolean => code === 'shipping.not_delivered';

function linesOf(estimate: ShippingEstimate, quantity: number): Node[] {
	const { wardName, provinceName, feeVnd, arrivesFrom, arrivesTo } = estimate;
	const place = document.createElement('span');
	place.textContent = messages.to(wardName, provinceName);
	const fee = document.createElement('strong');
	fee.textContent = messages.fee(feeVnd, quantity);
	const days = document.createElement('span');
	days.textContent = messages.between(dayOf(arrivesFrom), dayOf(arrivesTo));
	return [place, fee, days];
}

const dayOf = (instant: string): string => formatDate(new Date(instant)).slice(0, 5);

function whenNearViewport(block: HTMLElement, act: () => Promise<void>): void {
	const seen = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			seen.disconnect();
			void act();
		},
		{ rootMargin: NEAR },
	);
	seen.observe(block);
}
