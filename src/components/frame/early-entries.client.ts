type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const REPLAY_INTERVAL_MS = 50;
const TRIES_MAX = 100;
const entries = new Map<Field, string>();

/** Dispatches a value entered before hydration; calls `done` once none is left. */
export function replayEntry(island: Element, field: Field, typed: string, done: () => void): void {
	const isKnown = entries.has(field);
	entries.set(field, typed);
	if (isKnown) return;
	const ended = (): void => {
		entries.delete(field);
		if (![...entries.keys()].some((other) => island.contains(other))) done();
	};
	const begin = (): void => replay(field, TRIES_MAX, ended);
	if (island.hasAttribute('ssr')) island.addEventListener('astro:hydrate', begin, { once: true });
	else begin();
}

function replay(field: Field, tries: number, ended: () => void): void {
	const isPressed = field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type);
	// React defines a property on each controlled field; an event before that would be lost.
	const isReceived = field instanceof HTMLSelectElement || Object.hasOwn(field, isPressed ? 'checked' : 'value');
	if (!isReceived && tries > 0) {
		setTimeout(() => replay(field, tries - 1, ended), REPLAY_INTERVAL_MS);
		return;
	}
	if (isReceived && isPressed) replayPress(field);
	else if (isReceived) replayTyping(field, entries.get(field) ?? '');
	ended();
}

function replayPress(field: HTMLInputElement): void {
	if (field.type === 'radio' && !field.checked) return;
	field.checked = !field.checked;
	field.click();
}

function replayTyping(field: Field, typed: string): void {
	if (field.type !== 'file') {
		field.value = '';
		Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
	}
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
