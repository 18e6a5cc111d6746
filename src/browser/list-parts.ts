import { toast } from '#src/browser/toast.ts';
import { browserMessages } from '#src/messages/vi/browser.ts';

export const results = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-list-part="results"]');

/** The page at this address, to take parts of; `null` when it is none, `undefined` when the network is away. */
export async function fetchList(address: string, signal?: AbortSignal): Promise<Document | null | undefined> {
	try {
		const answer = await fetch(address, { headers: { accept: 'text/html' }, ...(signal ? { signal } : {}) });
		return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
	} catch {
		return undefined;
	}
}

/** What is shown stays, and so do the choices that it was made by. */
export function sayLost(): void {
	results()?.removeAttribute('aria-busy');
	document.querySelector<HTMLFormElement>('form[data-list-form]')?.reset();
	void toast('error', browserMessages.noAnswer);
}

/** Puts the parts of another page in place of this one's; what was in focus or unfolded stays so. */
export function swapParts(page: Document): void {
	const unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details[data-keep][open]')].map(keyOf);
	const focus = focusMark();
	const typing = typingIn();
	for (const part of document.querySelectorAll<HTMLElement>('[data-list-part]')) {
		const fresh = page.querySelector(`[data-list-part="${part.dataset.listPart}"]`);
		if (fresh && !part.contains(typing)) part.replaceWith(document.adoptNode(fresh));
	}
	for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-keep]'))
		details.open = unfolded.includes(keyOf(details));
	if (focus) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
}

const keyOf = (details: HTMLDetailsElement): string | undefined => details.dataset.keep;

/** The box that somebody has gone on typing in since the form was read: it stays, and what it says comes next. */
function typingIn(): HTMLInputElement | null {
	const { activeElement: box } = document;
	return box instanceof HTMLInputElement && box.value !== box.defaultValue ? box : null;
}

/** Where the same control is found after the change. */
function focusMark(): string | null {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLInputElement) || !activeElement.name) return null;
	const { name, type, value } = activeElement;
	const byValue = type === 'checkbox' || type === 'radio' ? `[value="${CSS.escape(value)}"]` : '';
	return `[data-list-form] [name="${CSS.escape(name)}"]${byValue}`;
}

/** For those who listen instead of looking. */
export function say(messages: string): void {
	const status = document.querySelector('[data-list-status]');
	if (status) status.textContent = messages;
}
