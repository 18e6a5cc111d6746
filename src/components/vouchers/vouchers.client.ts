import { type ApiResult, callApi } from '#src/browser/api.ts';
import { requireSignIn, savePendingAction, takePendingAction } from '#src/browser/pending-action.ts';
import { fetchCurrentUser } from '#src/browser/session.ts';
import { createSwitches } from '#src/browser/switches.ts';
import { toast } from '#src/browser/toast.ts';
import type { VoucherSaved } from '#src/domains/promotions/contract.ts';
import { savedVoucherMessages as messages } from '#src/messages/vi/saved-vouchers.ts';

const switches = createSwitches<ApiResult<VoucherSaved>>();
const STORED = 'save-voucher';
const SHOWN_MS = 3000;

/** A visitor signs in first; the voucher is saved after that. */
export function watchVouchers(): void {
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-save-voucher]')];
	for (const button of buttons) button.addEventListener('click', () => void press(button));
	for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy-voucher]'))
		button.addEventListener('click', () => void copy(button));
	if (buttons.length > 0) void showOwn(buttons);
}

const idOf = (button: HTMLButtonElement): string => button.dataset.saveVoucher ?? '';
const isOn = (button: HTMLButtonElement): boolean => button.ariaPressed === 'true';

/** The shop page is cached for all users, so the saved vouchers load separately. */
async function showOwn(buttons: readonly HTMLButtonElement[]): Promise<void> {
	const who = await fetchCurrentUser();
	if (!who.ok || !who.value.isLoggedIn) return;
	const waiting = takePendingAction(STORED);
	const answer = await callApi<{ readonly items: readonly { readonly id: string }[] }>('GET', '/api/vouchers/saved');
	if (answer.ok) {
		const saved = new Set(answer.value.items.map(({ id }) => id));
		for (const button of buttons)
			if (!switches.wasPressed(idOf(button))) button.ariaPressed = String(saved.has(idOf(button)));
	}
	const asked = buttons.find((button) => idOf(button) === waiting);
	if (asked) await set(asked, true);
}

async function press(button: HTMLButtonElement): Promise<void> {
	if (await requireSignIn(() => savePendingAction(STORED, idOf(button)))) await set(button, !isOn(button));
}

/** Shows the new state at once and reverts it on failure; the last of several clicks wins. */
async function set(button: HTMLButtonElement, isSaved: boolean): Promise<void> {
	button.ariaPressed = String(isSaved);
	const send = () => callApi<VoucherSaved>('PUT', `/api/vouchers/${idOf(button)}/saved`, { body: { isSaved } });
	const done = await switches.press(idOf(button), { isOn: isSaved, send });
	if (!done) return;
	const { answer, isOn: wanted } = done;
	button.ariaPressed = String(answer.ok ? answer.value.isSaved : !wanted);
	const { code = '' } = button.dataset;
	if (!answer.ok) void toast('error', answer.problem.detail);
	else void toast('success', wanted ? messages.toastSaved(code) : messages.toastRemoved(code));
}

async function copy(button: HTMLButtonElement): Promise<void> {
	const text = button.querySelector<HTMLElement>('[data-text]');
	if (!text || !(await copied(button.dataset.copyVoucher ?? ''))) return;
	text.textContent = messages.copied;
	void toast('success', messages.toastCopied(button.dataset.copyVoucher ?? ''));
	setTimeout(() => {
		text.textContent = messages.copy;
	}, SHOWN_MS);
}

/** Browsers refuse the clipboard on plain http and inside some apps; the older command works there. */
async function copied(code: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(code);
		return true;
	} catch {
		const field = document.createElement('textarea');
		field.value = code;
		field.readOnly = true;
		field.className = 'sr-only';
		document.body.append(field);
		field.select();
		const isCopied = document.execCommand('copy');
		field.remove();
		return isCopied;
	}
}
