import { callApi } from '#src/browser/api.ts';
import { toast } from '#src/browser/toast.ts';
import type { StartedTopUp } from '#src/domains/coin/contract/top-up.ts';

async function topUp(form: HTMLFormElement): Promise<void> {
	if (form.ariaBusy === 'true') return;
	form.ariaBusy = 'true';
	const amountVnd = Number(new FormData(form).get('amountVnd'));
	const answer = await callApi<StartedTopUp>('POST', '/api/coin/top-ups', { body: { amountVnd } });
	if (answer.ok) {
		location.assign(answer.value.paymentUrl);
		return;
	}
	form.ariaBusy = null;
	await toast('error', answer.problem.detail);
}

async function refund(button: HTMLButtonElement): Promise<void> {
	if (button.ariaBusy === 'true') return;
	button.ariaBusy = 'true';
	const answer = await callApi('POST', `/api/coin/top-ups/${button.dataset.refundTopUp}/refund`, { body: {} });
	if (answer.ok) {
		location.reload();
		return;
	}
	button.ariaBusy = null;
	await toast('error', answer.problem.detail);
}

export function watchTopUps(): void {
	for (const form of document.querySelectorAll<HTMLFormElement>('form[data-top-up]')) {
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			void topUp(form);
		});
		// Enables the form again when the member returns from the bank with Back.
		addEventListener('pageshow', () => {
			form.ariaBusy = null;
		});
	}
	for (const button of document.querySelectorAll<HTMLButtonElement>('[data-refund-top-up]'))
		button.addEventListener('click', () => void refund(button));
}
