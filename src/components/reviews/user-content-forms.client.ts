import { type ApiProblem, callApi } from '#src/browser/api.ts';
import { showFieldError } from '#src/browser/field-errors.ts';
import { toast } from '#src/browser/toast.ts';
import type { SaidUserContentItem } from '#src/domains/reviews/contract.ts';
import { userContentActionMessages as messages } from '#src/messages/vi/review-actions.ts';

const DRAFT_KEY = 'chobiz-question';
/** Time within which all processes drop their cached copy of the page. */
const DROPPED_MS = 250;

/** Stores a typed question while the visitor signs in. */
export function saveDraft(form: HTMLFormElement): void {
	sessionStorage.setItem(DRAFT_KEY, JSON.stringify([location.pathname, bodyOf(form)]));
}

export function restoreDraft(form: HTMLFormElement): void {
	const [path, body] = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '[]') as readonly string[];
	const field = form.querySelector('textarea');
	if (path !== location.pathname || !body || !field) return;
	field.value = body;
	sessionStorage.removeItem(DRAFT_KEY);
}

const bodyOf = (form: HTMLFormElement): string => String(new FormData(form).get('body') ?? '');

async function busy<T>(form: HTMLFormElement, work: () => Promise<T>): Promise<T> {
	const buttons = [...form.querySelectorAll<HTMLButtonElement>('button')];
	for (const button of buttons) button.disabled = true;
	try {
		return await work();
	} finally {
		for (const button of buttons) button.disabled = false;
	}
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, DROPPED_MS));

/** Returns true when the question is published immediately. */
export function sendQuestion(form: HTMLFormElement, productId: string): Promise<boolean> {
	return busy(form, async () => {
		const answer = await callApi<SaidUserContentItem>('POST', '/api/questions', {
			body: { productId, body: bodyOf(form) },
		});
		if (!answer.ok) return showRejected(form, answer.problem);
		form.reset();
		const isShown = answer.value.state === 'published';
		void toast(isShown ? 'success' : 'info', isShown ? messages.asked : messages.requestedQueued);
		if (isShown) await pause();
		return isShown;
	});
}

export function sendAnswer(form: HTMLFormElement): Promise<boolean> {
	return busy(form, async () => {
		const path = `/api/questions/${form.dataset.answer}/answer`;
		const answer = await callApi<SaidUserContentItem>('PUT', path, { body: { body: bodyOf(form) } });
		if (!answer.ok) return showRejected(form, answer.problem);
		void toast('success', messages.answered);
		await pause();
		return true;
	});
}

function showRejected(form: HTMLFormElement, { fields, detail }: ApiProblem): false {
	const field = form.querySelector('textarea');
	const wrong = field && fields[field.name];
	if (field && wrong) showFieldError(field, wrong);
	else void toast('error', detail);
	return false;
}

export function sendReport(dialog: HTMLDialogElement, form: HTMLFormElement): Promise<boolean> {
	const { id: subjectId, subject } = dialog.dataset;
	const fields = new FormData(form);
	const [reason, note] = [fields.get('reason'), fields.get('note')];
	return busy(form, async () => {
		const answer = await callApi('POST', '/api/reviews/reports', { body: { subject, subjectId, reason, note } });
		if (!answer.ok) return showRejected(form, answer.problem);
		dialog.close();
		form.reset();
		void toast('success', messages.reported);
		return true;
	});
}
