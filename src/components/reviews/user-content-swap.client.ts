import { toast } from '#src/browser/toast.ts';
import { userContentActionMessages as messages } from '#src/messages/vi/review-actions.ts';

/** Parameters that other scripts own; their current values are preserved. */
const STORED = ['variant'];

/** Replaces one part of the page and the address; returns false when loading fails. */
export async function swapPart(root: HTMLElement, href: string): Promise<boolean> {
	const target = new URL(href, location.href);
	const id = target.hash.slice(1);
	const part = root.querySelector<HTMLElement>(`[data-part][id="${id}"]`);
	if (!part) return false;
	part.setAttribute('aria-busy', 'true');
	const fresh = await load(target, id);
	part.removeAttribute('aria-busy');
	if (!fresh) {
		void toast('error', messages.failed);
		return false;
	}
	part.replaceWith(fresh);
	copyStoredParameters(target);
	history.replaceState(history.state, '', target);
	const same = [...fresh.querySelectorAll<HTMLElement>('a')].find((link) => link.getAttribute('href') === href);
	const place = same ?? fresh.querySelector<HTMLElement>('h2');
	place?.focus({ preventScroll: true });
	fresh.scrollIntoView({ block: 'nearest' });
	const said = root.querySelector('[data-said]');
	if (said) said.textContent = messages.changed;
	return true;
}

async function load(target: URL, id: string): Promise<HTMLElement | null> {
	try {
		const answer = await fetch(target.pathname + target.search, { headers: { accept: 'text/html' } });
		if (!answer.ok) return null;
		const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
		const fresh = page.getElementById(id);
		return fresh && document.importNode(fresh, true);
	} catch {
		return null;
	}
}

function copyStoredParameters(target: URL): void {
	const now = new URLSearchParams(location.search);
	for (const name of STORED) {
		const value = now.get(name);
		if (value) target.searchParams.set(name, value);
	}
}
