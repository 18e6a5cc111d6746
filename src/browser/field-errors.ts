import { browserWords } from '#src/messages/vi/browser.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function wordsFor({ validity, minLength }: TextBox): string {
	if (validity.valueMissing) return browserWords.fieldMissing;
	if (validity.typeMismatch) return browserWords.emailWrong;
	return browserWords.fieldTooShort(minLength);
}

/** One line stands beside a field, whoever wrote it; without words it goes. */
export function sayBeside(field: TextBox, words: string): void {
	const id = `${field.id}-loi`;
	const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
	document.getElementById(id)?.remove();
	if (words) {
		const line = document.createElement('p');
		Object.assign(line, { id, className: 'field-error', textContent: words });
		const frame = field.closest('.field');
		if (frame) frame.append(line);
		else field.after(line);
		field.setAttribute('aria-invalid', 'true');
	} else field.removeAttribute('aria-invalid');
	const lines = words ? [...others, id] : others;
	if (lines.length > 0) field.setAttribute('aria-describedby', lines.join(' '));
	else field.removeAttribute('aria-describedby');
}

/** What plain forms refuse before they are sent: our words beside every field, instead of the browser's one bubble. */
export function watchFields(root: HTMLElement): void {
	root.addEventListener(
		'invalid',
		(event) => {
			if (!isTextBox(event.target)) return;
			event.preventDefault();
			sayBeside(event.target, wordsFor(event.target));
			event.target.form?.querySelector<TextBox>('input:invalid, textarea:invalid')?.focus();
		},
		true,
	);
	root.addEventListener('input', ({ target }) => {
		if (isTextBox(target) && target.ariaInvalid === 'true') sayBeside(target, '');
	});
}
