import { type ApiResult, callApi } from '#src/browser/api.ts';
import { onVariantChange } from '#src/browser/chosen-variant.ts';
import { requireSignIn, savePendingAction, takePendingAction } from '#src/browser/pending-action.ts';
import { fetchCurrentUser } from '#src/browser/session.ts';
import { createSwitches } from '#src/browser/switches.ts';
import { toast } from '#src/browser/toast.ts';
import type { MineOfWish } from '#src/domains/wishlist/contract.ts';
import { wishActionMessages as messages } from '#src/messages/vi/wishlist.ts';

const STORED = 'alert';
const on = new Set<string>();
const switches = createSwitches<ApiResult<unknown>>();
const keyOf = ({ dataset }: HTMLElement): string => `${dataset.watch} ${dataset.variant ?? ''}`;
const buttons = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-watch]')];

export function watchAlerts(): void {
	const [first] = buttons();
	document.querySelector<HTMLElement>('[data-wish-button]')?.removeAttribute('hidden');
	onVariantChange(({ variantId }) => follow(variantId));
	if (!first) return;
	show();
	for (const button of buttons()) button.addEventListener('click', () => void press(button));
	void showOwn(first.dataset.product ?? '');
}

function follow(variantId: string): void {
	const heart = document.querySelector<HTMLElement>('[data-wish-button]');
	if (heart) heart.dataset.variantId = variantId;
	const stock = document.querySelector<HTMLElement>('[data-watch="back_in_stock"]');
	if (!stock) return;
	if (stock.dataset.soldOut?.split(',').includes(variantId)) stock.dataset.variant = variantId;
	else delete stock.dataset.variant;
	show();
}

function show(): void {
	for (const button of buttons()) {
		const isOn = on.has(keyOf(button));
		button.hidden = button.dataset.watch === 'back_in_stock' && button.dataset.variant === undefined;
		button.setAttribute('aria-pressed', String(isOn));
		const text = button.querySelector<HTMLElement>('[data-watch-text]');
		if (text) text.textContent = (isOn ? text.dataset.on : text.dataset.off) ?? '';
	}
}

async function showOwn(productId: string): Promise<void> {
	const who = await fetchCurrentUser();
	if (!who.ok || !who.value.isLoggedIn) return;
	const stored = takePendingAction(STORED);
	const answer = await callApi<MineOfWish>('GET', `/api/wishlist/hearts/${productId}`);
	if (!answer.ok) return;
	for (const { kind, variantId } of answer.value.alerts) {
		const key = `${kind} ${variantId ?? ''}`;
		if (!switches.wasPressed(key)) on.add(key);
	}
	show();
	const asked = buttons().find((button) => stored === keyOf(button));
	if (asked && !on.has(keyOf(asked)) && !switches.wasPressed(keyOf(asked))) await press(asked);
}

/** Updates optimistically and reverts on failure. A visitor signs in first, and the action runs afterwards. */
async function press(button: HTMLElement): Promise<void> {
	const key = keyOf(button);
	if (!(await requireSignIn(() => savePendingAction(STORED, key)))) return;
	const isOn = !on.has(key);
	mark(key, isOn);
	const { watch: kind, product: productId, variant: variantId = null } = button.dataset;
	const send = () => callApi('PUT', '/api/alerts', { body: { productId, kind, variantId, isOn } });
	const end = await switches.press(key, { isOn, send });
	if (!end) return;
	if (end.answer.ok) return void toast('success', end.isOn ? messages.alertOn : messages.alertOff);
	mark(key, !end.isOn);
	void toast('error', end.answer.problem.detail);
}

function mark(key: string, isOn: boolean): void {
	if (isOn) on.add(key);
	else on.delete(key);
	show();
}
