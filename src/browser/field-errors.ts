import { fieldWords } from '#src/messages/vi/beside-fields.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

function wordsFor({ validity, minLength, validationMessage }: TextBox): string {
	if (validity.customError) return validationMessage;
	if (validity.valueMissing) return fieldWords.missing;
	if (validity.typeMismatch) return fieldWords.emailWrong;
	return fieldWords.tooShort(minLength);
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

/** The browser would cut what is pasted above a limit without a word: we let it in and say what is too much. */
function keepWhole(field: TextBox): void {
	if (field.maxLength < 0) return;
	field.dataset.max = String(field.maxLength);
	field.removeAttribute('maxlength');
}

/** Spaces are nothing; a password may be made of them. */
const blankWords = ({ required, type, value }: TextBox): string =>
	required && type !== 'password' && value !== '' && value.trim() === '' ? fieldWords.missing : '';

/** Until it is shorter its form is not sent either. */
function judgeLength(field: TextBox): void {
	const max = Number(field.dataset.max ?? Number.POSITIVE_INFINITY);
	const by = field.value.length - max;
	const tooLong = by > 0 ? fieldWords.tooLong(max, by) : '';
	const words = tooLong || blankWords(field);
	field.setCustomValidity(words);
	if (tooLong || field.ariaInvalid === 'true') sayBeside(field, words);
}

/** What plain forms refuse before they are sent: our words beside every field, instead of the browser's one bubble. */
export function watchFields(root: HTMLElement): void {
	root.addEventListener('focusin', ({ target }) => {
		if (isTextBox(target)) keepWhole(target);
	});
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
		if (isTextBox(target)) judgeLength(target);
	});
}
