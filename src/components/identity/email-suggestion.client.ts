import { emailSuggestionMessages as messages } from '#src/messages/vi/identity-suggestion.ts';
import { checkEmail } from '#src/shared/email-check.ts';

/** Suggests before submitting, because a rejected form loses its password. */
for (const place of document.querySelectorAll<HTMLElement>('[data-email-suggestion]')) {
	const field = place.closest('form')?.querySelector<HTMLInputElement>('input[name="email"]');
	const button = place.querySelector<HTMLButtonElement>('[data-take]');
	const confirmation = place.querySelector<HTMLElement>('[data-keep]');
	const question = place.querySelector<HTMLElement>('[data-question]');
	const look = (): void => {
		const verdict = checkEmail(field?.value ?? '');
		const suggestion = verdict.kind === 'sound' ? null : verdict.suggestion;
		place.hidden = suggestion === null || field?.value.trim() === '';
		if (!button || suggestion === null) return;
		button.dataset.take = suggestion;
		button.textContent = messages.take(suggestion);
		if (question) question.textContent = messages.meant(suggestion);
		if (confirmation) confirmation.hidden = verdict.kind !== 'mistyped';
	};
	field?.addEventListener('change', look);
	button?.addEventListener('click', () => {
		if (!field) return;
		field.value = button.dataset.take ?? field.value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		look();
		field.focus();
	});
}
