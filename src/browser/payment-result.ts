import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';

/** The parts of `GET /api/payments/attempts/{txnRef}` and of `POST …/pay` that this page needs. */
type Attempt = { readonly isPending: boolean };
type Started = { readonly paymentUrl: string };

/** Asks until the bank has answered, then shows the page as it is now; gives up with a word after the last try. */
export async function followAttempt(place: HTMLElement): Promise<void> {
	const { txnRef, intervalMs, polls } = place.dataset;
	for (let poll = 0; poll < Number(polls); poll += 1) {
		await new Promise((resolve) => setTimeout(resolve, Number(intervalMs)));
		const answer = await callApi<Attempt>('GET', `/api/payments/attempts/${txnRef}`);
		if (answer.ok && !answer.value.isPending) {
			location.reload();
			return;
		}
	}
	place.hidden = false;
}

/** A new attempt for the same order: on to the bank, or a word why not. */
export async function payAgain(button: HTMLButtonElement): Promise<void> {
	if (button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	const answer = await callApi<Started>('POST', `/api/orders/${button.dataset.payAgain}/pay`, { body: {} });
	if (answer.ok) {
		location.assign(answer.value.paymentUrl);
		return;
	}
	button.ariaBusy = null;
	await toast('error', answer.problem.detail);
}

export function watchPaymentResult(): void {
	const waiting = document.querySelector<HTMLElement>('[data-txn-ref]');
	if (waiting) void followAttempt(waiting);
	for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-pay-again]'))
		button.addEventListener('click', () => void payAgain(button));
}
