import { browserWords } from '#src/messages/vi/browser.ts';

/** What a plain form refuses before it is sent: our words beside every field, instead of the browser's one bubble. */
function wordsFor({ validity, minLength }: HTMLInputElement): string {
	if (validity.valueMissing) return browserWords.fieldMissing;
	if (validity.typeMismatch) return browserWords.emailWrong;
	return browserWords.fieldTooShort(minLength);
}

/** One line stands under a field, whoever wrote it; without words it goes. */
function say(input: HTMLInputElement, words: string): void {
	const id = `${input.id}-loi`;
	const others = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
	document.getElementById(id)?.remove();
	if (words) {
		const line = document.createElement('p');
		Object.assign(line, { id, className: 'field-error', textContent: words });
		input.closest('.field')?.append(line);
		input.setAttribute('aria-invalid', 'true');
	} else input.removeAttribute('aria-invalid');
	const lines = words ? [...others, id] : others;
	if (lines.length > 0) input.setAttribute('aria-describedby', lines.join(' '));
	else input.removeAttribute('aria-describedby');
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) {
	form.addEventListener(
		'invalid',
		(event) => {
			event.preventDefault();
			if (!(event.target instanceof HTMLInputElement)) return;
			say(event.target, wordsFor(event.target));
			form.querySelector<HTMLInputElement>('input:invalid')?.focus();
		},
		true,
	);
	form.addEventListener('input', ({ target }) => {
		if (target instanceof HTMLInputElement && target.ariaInvalid === 'true') say(target, '');
	});
}
