import { toast } from '#src/browser/toast.ts';
import { browserMessages } from '#src/messages/vi/frame.ts';

export const results = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-list-part="results"]');

/** Returns null when the response is not a page, and undefined when the network fails. */
export async function fetchList(address: string, signal?: AbortSignal): Promise<Document | null | undefined> {
	try {
		const answer = await fetch(address, { headers: { accept: 'text/html' }, ...(signal ? { signal } : {}) });
		return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null;
	} catch {
		return undefined;
	}
}

export function showListError(): void {
	results()?.removeAttribute('aria-busy');
	document.querySelector<HTMLFormElement>('form[data-list-form]')?.reset();
	void toast('error', browserMessages.noAnswer);
}

export function replaceListParts(page: Document): void {
	const unfolded = [...document.querySelectorAll<HTMLDetailsElement>('details[data-keep][open]')].map(keyOf);
	const focus = focusMark();
	const typing = fieldBeingTyped();
	for (const part of document.querySelectorAll<HTMLElement>('[data-list-part]')) {
		const fresh = page.querySelector(`[data-list-part="${part.dataset.listPart}"]`);
		if (fresh && !part.contains(typing)) part.replaceWith(document.adoptNode(fresh));
	}
	for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-keep]'))
		details.open = unfolded.includes(keyOf(details));
	if (focus) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
}

const keyOf = (details: HTMLDetailsElement): string | undefined => details.dataset.keep;

/** Returns the search box if the user typed since the form was read; it keeps its text, which is searched next. */
function fieldBeingTyped(): HTMLInputElement | null {
	const { activeElement: box } = document;
	return box instanceof HTMLInputElement && box.value !== box.defaultValue ? box : null;
}

function focusMark(): string | null {
	const { activeElement } = document;
	if (!(activeElement instanceof HTMLInputElement) || !activeElement.name) return null;
	const { name, type, value } = activeElement;
	const byValue = type === 'checkbox' || type === 'radio' ? `[value="${CSS.escape(value)}"]` : '';
	return `[data-list-form] [name="${CSS.escape(name)}"]${byValue}`;
}

/** Announces a text to screen readers. */
export function say(messages: string): void {
	const status = document.querySelector('[data-list-status]');
	if (status) status.textContent = messages;
}
