import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { PaymentStart } from '#src/domains/checkout/contract/place-order.ts';

async function payAgain(button: HTMLButtonElement): Promise<void> {
	if (button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	const answer = await callApi<PaymentStart>('POST', `/api/orders/${button.dataset.payAgain}/pay`, { body: {} });
	if (answer.ok) {
		location.assign(answer.value.paymentUrl);
		return;
	}
	button.ariaBusy = null;
	await toast('error', answer.problem.detail);
}

export function watchPayButtons(): void {
	const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-pay-again]');
	for (const button of buttons) button.addEventListener('click', () => void payAgain(button));
	// Re-enables the button when the buyer returns with Back.
	addEventListener('pageshow', () => {
		for (const button of buttons) button.ariaBusy = null;
	});
}
