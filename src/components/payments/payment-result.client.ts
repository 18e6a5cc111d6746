import { callApi } from '#src/browser/api.ts';
import { watchPayButtons } from '#src/components/payments/pay-again.client.ts';
import type { AttemptView } from '#src/domains/payments/contract/payments.ts';

async function followAttempt(place: HTMLElement): Promise<void> {
	const { txnRef, intervalMs, polls } = place.dataset;
	for (let poll = 0; poll < Number(polls); poll += 1) {
		await new Promise((resolve) => setTimeout(resolve, Number(intervalMs)));
		const answer = await callApi<AttemptView>('GET', `/api/payments/attempts/${txnRef}`);
		if (answer.ok && !answer.value.isPending) {
			location.reload();
			return;
		}
	}
	place.hidden = false;
}

export function watchPaymentResult(): void {
	const waiting = document.querySelector<HTMLElement>('[data-txn-ref]');
	if (waiting) void followAttempt(waiting);
	watchPayButtons();
}
