import { fieldMessages } from '#src/messages/vi/ui.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function errorTextFor({ validity, minLength, validationMessage }: TextBox): string {
	if (validity.customError) return validationMessage;
	if (validity.valueMissing) return fieldMessages.missing;
	if (validity.typeMismatch) return fieldMessages.emailWrong;
	return fieldMessages.tooShort(minLength);
}

export function showFieldError(field: TextBox, messages: string): void {
	const id = `${field.id}-loi`;
	const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id);
	document.getElementById(id)?.remove();
	if (messages) {
		const line = document.createElement('p');
		Object.assign(line, { id, className: 'field-error', textContent: messages });
		const frame = field.closest('.field');
		if (frame) frame.append(line);
		else field.after(line);
		field.setAttribute('aria-invalid', 'true');
	} else field.removeAttribute('aria-invalid');
	const lines = messages ? [...others, id] : others;
	if (lines.length > 0) field.setAttribute('aria-describedby', lines.join(' '));
	else field.removeAttribute('aria-describedby');
}

/** Browsers silently cut pasted text at `maxlength`: replaces the limit by a visible error. */
function allowOverlongText(field: TextBox): void {
	if (field.maxLength < 0) return;
	field.dataset.max = String(field.maxLength);
	field.removeAttribute('maxlength');
}

/** Only spaces count as empty, except in passwords. */
const blankText = ({ required, type, value }: TextBox): string =>
	required && type !== 'password' && value !== '' && value.trim() === '' ? fieldMessages.missing : '';

function judgeLength(field: TextBox): void {
	const max = Number(field.dataset.max ?? Number.POSITIVE_INFINITY);
	const by = field.value.length - max;
	const tooLong = by > 0 ? fieldMessages.tooLong(max, by) : '';
	const messages = tooLong || blankText(field);
	field.setCustomValidity(messages);
	if (tooLong || field.ariaInvalid === 'true') showFieldError(field, messages);
}

/** Shows validation errors beside each field instead of the browser's single tooltip. */
export function watchFields(root: HTMLElement): void {
	root.addEventListener('focusin', ({ target }) => {
		if (isTextBox(target)) allowOverlongText(target);
	});
	root.addEventListener(
		'invalid',
		(event) => {
			if (!isTextBox(event.target)) return;
			event.preventDefault();
			showFieldError(event.target, errorTextFor(event.target));
			event.target.form?.querySelector<TextBox>('input:invalid, textarea:invalid')?.focus();
		},
		true,
	);
	root.addEventListener('input', ({ target }) => {
		if (isTextBox(target)) judgeLength(target);
	});
}
