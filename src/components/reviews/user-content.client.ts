import { callApi } from '#src/browser/api.ts';
import { watchFields } from '#src/browser/field-errors.ts';
import { requireSignIn } from '#src/browser/pending-action.ts';
import { fetchCurrentUser } from '#src/browser/session.ts';
import { toast } from '#src/browser/toast.ts';
import {
	restoreDraft,
	saveDraft,
	sendAnswer,
	sendQuestion,
	sendReport,
} from '#src/components/reviews/user-content-forms.client.ts';
import { swapPart } from '#src/components/reviews/user-content-swap.client.ts';
import type { MyUserContent, VotedReview } from '#src/domains/reviews/contract.ts';

const NEAR = '400px';

export function watchUserContent(): void {
	const root = document.querySelector<HTMLElement>('[data-voices]');
	if (!root) return;
	showActions(root);
	const fetch = root.querySelector<HTMLFormElement>('[data-ask]');
	if (fetch) restoreDraft(fetch);
	watchFields(root);
	root.addEventListener('click', (event) => void watch(root, event));
	root.addEventListener('submit', (event) => void send(root, event));
	const seen = new IntersectionObserver(
		([entry]) => {
			if (!entry?.isIntersecting) return;
			seen.disconnect();
			void showOwn(root);
		},
		{ rootMargin: NEAR },
	);
	seen.observe(root);
}

function showActions(root: HTMLElement): void {
	for (const actions of root.querySelectorAll<HTMLElement>('[data-needs-script]')) actions.hidden = false;
}

let mine: MyUserContent | null = null;

async function showOwn(root: HTMLElement): Promise<void> {
	const who = await fetchCurrentUser();
	if (!who.ok || !who.value.isLoggedIn) return;
	const { shop, slug } = root.dataset;
	const answer = await callApi<MyUserContent>('GET', shop ? `/api/shops/${shop}/mine` : `/api/products/${slug}/mine`);
	if (!answer.ok) return;
	mine = answer.value;
	markMine(root);
}

/** Hides votes, reports and replies on the user's own content and that of the user's shop. */
function markMine(root: HTMLElement): void {
	if (!mine) return;
	const { ownIds, isStaff, mayAnswer } = mine;
	for (const button of root.querySelectorAll<HTMLButtonElement>('[data-vote]')) {
		const id = button.dataset.vote ?? '';
		button.setAttribute('aria-pressed', String(mine.votedIds.includes(id)));
		button.hidden = isStaff || ownIds.includes(id);
	}
	for (const button of root.querySelectorAll<HTMLElement>('[data-report]')) {
		const { report = '', subject, ofShop } = button.dataset;
		button.hidden = ofShop ? isStaff : subject !== 'reply' && ownIds.includes(report);
	}
	for (const mark of root.querySelectorAll<HTMLElement>('[data-own]')) {
		mark.hidden = !ownIds.includes(mark.dataset.own ?? '');
	}
	for (const place of root.querySelectorAll<HTMLElement>('[data-may-answer]')) {
		place.hidden = !mayAnswer || isStaff || ownIds.includes(place.dataset.mayAnswer ?? '');
	}
}

async function watch(root: HTMLElement, event: MouseEvent): Promise<void> {
	if (!(event.target instanceof Element)) return;
	const link = event.target.closest<HTMLAnchorElement>('a[data-swap], [data-swap-all] a');
	const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
	if (link && isPlain) {
		event.preventDefault();
		await swap(root, link.href);
		return;
	}
	const vote = event.target.closest<HTMLButtonElement>('[data-vote]');
	if (vote) return voteFor(vote);
	const report = event.target.closest<HTMLButtonElement>('[data-report]');
	const dialog = root.querySelector<HTMLDialogElement>('[data-report-dialog]');
	if (report && dialog) {
		if (!(await requireSignIn(() => {}))) return;
		const about = { id: report.dataset.report, subject: report.dataset.subject };
		// A report that was started for other content is reset.
		if (dialog.dataset.id !== about.id || dialog.dataset.subject !== about.subject)
			dialog.querySelector('form')?.reset();
		Object.assign(dialog.dataset, about);
		dialog.showModal();
	}
	if (event.target.closest('[data-close]')) dialog?.close();
}

async function swap(root: HTMLElement, href: string): Promise<void> {
	if (!(await swapPart(root, href))) return;
	showActions(root);
	markMine(root);
}

/** Updates optimistically and reverts on failure. */
async function voteFor(button: HTMLButtonElement): Promise<void> {
	if (!(await requireSignIn(() => {}))) return;
	const isHelpful = button.getAttribute('aria-pressed') !== 'true';
	const before = Number(button.dataset.count);
	showVote(button, { isHelpful, helpfulCount: Math.max(0, before + (isHelpful ? 1 : -1)) });
	const path = `/api/reviews/${button.dataset.vote}/vote`;
	const answer = await callApi<VotedReview>('PUT', path, { body: { isHelpful } });
	if (answer.ok) return showVote(button, answer.value);
	showVote(button, { isHelpful: !isHelpful, helpfulCount: before });
	void toast('error', answer.problem.detail);
}

function showVote(button: HTMLButtonElement, { isHelpful, helpfulCount }: Omit<VotedReview, 'reviewId'>): void {
	button.setAttribute('aria-pressed', String(isHelpful));
	button.dataset.count = String(helpfulCount);
	const place = button.querySelector('[data-vote-count]');
	if (place) place.textContent = helpfulCount > 0 ? `(${helpfulCount})` : '';
}

async function send(root: HTMLElement, event: SubmitEvent): Promise<void> {
	const form = event.target;
	if (!(form instanceof HTMLFormElement)) return;
	event.preventDefault();
	if (!(await requireSignIn(() => form.matches('[data-ask]') && saveDraft(form)))) return;
	const dialog = root.querySelector<HTMLDialogElement>('[data-report-dialog]');
	if (form.matches('[data-report-form]') && dialog) {
		await sendReport(dialog, form);
		return;
	}
	const isShown = form.matches('[data-ask]')
		? await sendQuestion(form, root.dataset.product ?? '')
		: await sendAnswer(form);
	if (isShown) await swap(root, `${location.pathname}${location.search}#hoi-dap`);
}
